import { MessageItems } from './item.tsx';
import { useMessages } from './use-messages.ts';

/** The messages that this phone can show at a step. */
export function MessagesAtStep({ step }: { step: string }) {
  const { all, ofPhone, t } = useMessages();
  const here = all.filter((message) => message.steps.includes(step) && ofPhone(message));
  if (here.length === 0) return null;
  return (
    <>
      <p>
        <b>{t('messages-here')}</b>
      </p>
      <MessageItems messages={here} />
    </>
  );
}
