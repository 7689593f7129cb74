import type { PlannedStep } from '@sideguide/guide-core/model';
import { useGuide, useLanguage, usePlace } from '../context/contexts.tsx';
import { Heading } from '../parts/sentence.tsx';
import { useStepLanguage } from '../parts/use-step-language.ts';
import { Fold } from '../ui/fold.tsx';
import { ItemLink } from '../ui/link.tsx';
import panel from '../ui/panel.module.css';

interface Props {
  readonly steps: readonly PlannedStep[];
  /** The part of the flow that they belong to. */
  readonly part: 'downloadapps' | 'service';
  /** Ids of the steps that the reader has ticked. */
  readonly done?: readonly string[];
}

/** Lists links to steps by their titles. */
export function StepLinks({ steps, part, done = [] }: Props) {
  const { href } = usePlace();
  const { skin, wordsOf } = useGuide();
  const languageOf = useStepLanguage();
  return (
    <ul className={panel.list}>
      {steps.map(({ id }) => (
        <li key={id}>
          <ItemLink href={href({ path: `/${skin.id}/${part}`, step: id })} icon={done.includes(id) ? 'tick' : 'go'}>
            <span {...languageOf(id)}>
              <Heading text={wordsOf(id).title} />
            </span>
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}

/** Settings that the chosen app does not need but that may help. */
export function MoreSettings({ steps }: { steps: readonly PlannedStep[] }) {
  const { t } = useLanguage();
  if (steps.length === 0) return null;
  return (
    <Fold title={t('more-settings')}>
      <StepLinks steps={steps} part="service" />
    </Fold>
  );
}
