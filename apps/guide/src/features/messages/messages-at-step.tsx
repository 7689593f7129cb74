import { ofMakerFirst } from '@sideguide/guide-core/flow';
import { useLanguage } from '../../context/contexts.tsx';
import { cx } from '../../platform/cx.ts';
import panel from '../../ui/panel.module.css';
import { MessageItems } from './message-item.tsx';
import css from './messages.module.css';
import { useMessages } from './use-messages.ts';

/** Links to the messages that this phone may show at a step, without those that are `shown` there already. */
export function MessagesAtStep({ step, shown }: { step: string; shown: readonly string[] }) {
  const { t } = useLanguage();
  const { all, phone, ofPhone } = useMessages();
  const here = all.filter((message) => message.steps.includes(step) && !shown.includes(message.id) && ofPhone(message));
  if (here.length === 0) return null;
  return (
    <>
      <p className={cx(panel.note, css.here)}>{t('messages-here')}</p>
      <MessageItems messages={ofMakerFirst(here, phone)} />
    </>
  );
}
