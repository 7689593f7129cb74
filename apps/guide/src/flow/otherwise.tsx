import type { PlannedStep } from '@sideguide/guide-core/model';
import { useState } from 'react';
import { useGuide, useLanguage, usePlace } from '../context/contexts.tsx';
import { messagesHash } from '../context/special-hashes.ts';
import { MessagesAtStep, MessagesProvider } from '../features/messages/components.ts';
import { loadMessages } from '../features/messages/load.ts';
import type { MessageData } from '../features/messages/types.ts';
import { QuestionField } from '../features/search/question-field.tsx';
import { ReportDifference } from '../features/share/components.ts';
import { useShare } from '../features/share/use-share.ts';
import { SmallPhones, useScreens } from '../parts/choices.tsx';
import { wholePlan } from '../parts/plan-of.ts';
import { StepSentence } from '../parts/sentence.tsx';
import { useStepLanguage } from '../parts/use-step-language.ts';
import { Fold } from '../ui/fold.tsx';
import { TextLink } from '../ui/link.tsx';
import panel from '../ui/panel.module.css';
import { StepLinks } from './more-settings.tsx';
import css from './otherwise.module.css';

interface Props {
  readonly step: PlannedStep;
  /** Address of the next step. */
  readonly next: string;
}

/** What to do when the phone shows something else, folded, with links to more help. */
export function Otherwise({ step, next }: Props) {
  const { address, href } = usePlace();
  const { answers, guide, skin, version, wordsOf } = useGuide();
  const { locale, t } = useLanguage();
  const language = useStepLanguage()(step.id);
  const [messages, setMessages] = useState<MessageData>();
  const [opened, setOpened] = useState(address.say !== undefined);
  // If loading fails, nothing is added: the link below leads to the same messages.
  const load = () => {
    setOpened(true);
    if (!messages) loadMessages(locale.tag, skin.id, address.labels).then(setMessages, () => undefined);
  };
  const { asides } = wholePlan(guide, answers);
  const { opened: shown, folded } = useScreens(step);
  const screens = [...shown, ...folded].map(({ id }) => id);
  const others = (['download', 'service'] as const).map((part) => ({
    part: part === 'download' ? ('downloadapps' as const) : part,
    steps: asides[part].filter(({ id, beside }) => beside === step.id && !screens.includes(id)),
  }));
  return (
    <Fold title={t('see-otherwise')} open={address.say !== undefined} onOpen={load}>
      <p {...language}>
        <StepSentence text={wordsOf(step.id).otherwise} />
      </p>
      {step.isSkippable && (
        <p>
          <TextLink href={next}>{t('skip-step')}</TextLink>
        </p>
      )}
      {opened && folded.length > 0 && <SmallPhones screens={folded} />}
      {others.map(
        ({ part, steps }) =>
          steps.length > 0 && (
            <div key={part} className={css.others}>
              <StepLinks steps={steps} part={part} />
            </div>
          ),
      )}
      {(step.soft || version?.status) && <p className={panel.note}>{t('may-differ')}</p>}
      {messages && (
        <MessagesProvider messages={messages}>
          <MessagesAtStep step={step.id} shown={screens} />
        </MessagesProvider>
      )}
      {opened && <QuestionField step={step.id} />}
      <TextLink href={href({ path: address.path, step: messagesHash })}>{t('look-up-message')}</TextLink>
      <br />
      <TextLink href={href({ path: `/${skin.id}`, step: 'phone' })}>{t('change-answers')}</TextLink>
      {opened && <ReportStep step={step.id} />}
    </Fold>
  );
}

/** Comes last: reports that nothing here fits the phone. Its code is loaded with the tools of the step. */
function ReportStep({ step }: { step: string }) {
  const { share } = useShare({ atOnce: true });
  return share ? <ReportDifference t={share.t} step={step} /> : null;
}
