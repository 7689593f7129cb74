import { numberIn } from '@sideguide/guide-core/locale';
import type { PlannedStep } from '@sideguide/guide-core/model';
import { Link } from 'wouter';
import { useFlowKey, useGuide, useLanguage } from '../../context/contexts.tsx';
import { Heading } from '../../parts/sentence.tsx';
import { useStepLanguage } from '../../parts/use-step-language.ts';
import { notesOf } from '../../platform/storage/notes.ts';
import { Icon } from '../../ui/icon.tsx';
import panel from '../../ui/panel.module.css';
import { OnYourPhone } from './on-your-phone.tsx';
import css from './steps-at-side.module.css';

export interface StepsAtSideProps {
  readonly step: PlannedStep;
  /** Name of the part of the flow. */
  readonly title: string;
  readonly steps: readonly PlannedStep[];
  /** Index of the current step, or of the one that it is beside. */
  readonly at: number;
  readonly linkTo: (step: PlannedStep) => string;
}

/** The side of a wide screen: all steps of this part, those that are done marked, and the way to the phone. */
export function StepsAtSide({ step, title, steps, at, linkTo }: StepsAtSideProps) {
  const { wordsOf } = useGuide();
  const { locale } = useLanguage();
  const languageOf = useStepLanguage();
  const { done } = notesOf(useFlowKey());
  return (
    <aside className={css.side}>
      <nav aria-label={title}>
        <p className={panel.h2}>{title}</p>
        <ol className={css.list}>
          {steps.map((one, n) => (
            <li key={one.id}>
              <Link className={css.step} href={linkTo(one)} aria-current={n === at ? 'step' : undefined}>
                <span className={css.number}>
                  {n !== at && done.includes(one.id) ? <Icon name="tick" small /> : numberIn(locale.tag, n + 1)}
                </span>
                <span {...languageOf(one.id)}>
                  <Heading text={wordsOf(one.id).title} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <OnYourPhone step={step} />
    </aside>
  );
}
