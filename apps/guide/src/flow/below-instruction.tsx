import { labelsOfScenes } from '@sideguide/guide-core/flow';
import type { ListedApp, PlannedStep } from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { useGuide, useLanguage } from '../context/contexts.tsx';
import { StepShareRow } from '../features/share/step-share-row.tsx';
import { Sources } from '../features/sources/sources.tsx';
import { WhoMade } from '../layout/who-made.tsx';
import { Choices } from '../parts/choices.tsx';
import { GateLink } from '../parts/gate-link.tsx';
import { NamedSentence } from '../parts/named-sentence.tsx';
import { wholePlan } from '../parts/plan-of.ts';
import { StepNotes } from '../parts/step-notes.tsx';
import type { PageLink } from './app-card.tsx';
import { MoreSettings } from './more-settings.tsx';
import { OfflineNote } from './offline-note.tsx';
import { Otherwise } from './otherwise.tsx';
import { SideBySide } from './side-by-side.tsx';
import { StepTools } from './step-tools.tsx';

export interface StepProps {
  readonly step: PlannedStep;
  /** Settings outside the reader's plan. */
  readonly offered: readonly PlannedStep[];
  /** The apps to choose from, if the step shows them. */
  readonly apps: readonly ListedApp[] | undefined;
  readonly page: PageLink;
  /** “Step 3 of 9”; empty for a setting outside the plan. */
  readonly where: string;
  /** Address of the next step. */
  readonly next: string;
}

/** Everything below the instruction: the step's tool, what the reader sees then, and what to do otherwise. */
export function BelowInstruction({ step, offered, apps, page, where, next }: StepProps) {
  const { answers, guide, wordsOf } = useGuide();
  const { t } = useLanguage();
  const words = wordsOf(step.id);
  const isQuestion = step.tool === 'caller-question';
  // What comes next is on this page then, and the step has said it.
  const isOnPage = isQuestion || step.tool === 'check-file';
  const isFirstRisk = step.risky && step === wholePlan(guide, answers).download.find(({ risky }) => risky);
  return (
    <>
      {isFirstRisk && <WhoMade />}
      <StepTools step={step} apps={apps} page={page} next={next} />
      {!isOnPage && <NamedSentence name={t('then-you-see')} text={words.see} step={step.id} />}
      {!page.isFirst && <Choices step={step} title={t('what-now')} />}
      {step.gate && <GateLink gate={step.gate} asOf={step.asOf} />}
      <StepNotes step={step} isOptional={offered.includes(step)} />
      {/* Nothing competes with the question about callers; what it says otherwise stands above. */}
      {!isQuestion && <Otherwise step={step} next={next} />}
      <SideBySide step={step} />
      <MoreSettings steps={offered} />
      <StepShareRow step={step} where={where}>
        <Sources
          subject={{ of: 'steps', id: step.id, labels: [...labelsOfScenes(step.scenes), ...labelsIn(words.do)] }}
          title={t('sources-open')}
          wait={t('sources-wait')}
        />
      </StepShareRow>
      <OfflineNote />
    </>
  );
}
