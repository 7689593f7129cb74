// With every screen that has steps.
import { labelsOfScenes } from '#lib/flow/labels-of-scenes.ts';
import type { PlannedStep } from '#lib/model/guide.ts';
import { labelsIn } from '#lib/words/tokens.ts';
import { useView } from '../frame/view.ts';
import panel from '../ui/panel.module.css';
import type { PageLink } from './app-card.tsx';
import { CallerLine } from './caller-line.tsx';
import { CallerPicture } from './caller-picture.tsx';
import { Drawing } from './drawing.tsx';
import { GateLink } from './gate-link.tsx';
import { Kept } from './kept.tsx';
import { MoreSettings } from './more-settings.tsx';
import { NamedSentence } from './named-sentence.tsx';
import { Otherwise } from './otherwise.tsx';
import { Heading, Sentence } from './sentence.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Sources } from './sources.tsx';
import css from './step.module.css';
import { StepNotes } from './step-notes.tsx';
import { StepTools } from './step-tools.tsx';
import { useSaid } from './use-said.ts';
import { StepWays } from './ways.tsx';

interface Props {
  readonly step: PlannedStep;
  /** Settings outside the reader's way. */
  readonly offered: readonly PlannedStep[];
  readonly page: PageLink;
  /** “Step 3 of 9”; empty for a setting outside the way. */
  readonly where: string;
}

/** Heading, drawing, and what to do, see, and do otherwise. */
export function Step({ step, offered, page, where }: Props) {
  const { check, guide, t } = useView();
  const words = guide!.words[step.id]!;
  // Whoever is being told what to do must not have to unfold the warning: it comes first.
  const asks = step.tool === 'caller-question';
  const drawn = step.scenes.length > 0;
  const Picture = step.tool === 'check-file' ? check?.Picture : asks ? CallerPicture : undefined;
  const said = useSaid()(step.id);
  return (
    <main className={css.step}>
      <div className={panel.head}>
        <h1 {...said}>
          <Heading text={words.title} />
        </h1>
        {guide!.untranslated.includes(step.id) && <p>{t('source-notice')}</p>}
      </div>
      {drawn && <Drawing key={step.id} scenes={step.scenes} />}
      {Picture && <Picture />}
      <div className={drawn || Picture ? panel.body : css.open}>
        <CallerLine step={step} />
        {asks && (
          <p className={panel.warn} {...said}>
            <Sentence text={words.otherwise} />
          </p>
        )}
        <p {...said}>
          <Sentence text={words.do} />
        </p>
        <StepTools step={step} page={page} />
        <NamedSentence name={t('then-you-see')} text={words.see} step={step.id} />
        {step.gate && <GateLink gate={step.gate} asOf={step.asOf} />}
        <StepNotes step={step} optional={offered.includes(step)} />
        <Otherwise step={step} said={asks} />
        <SideBySide step={step} />
        <MoreSettings steps={offered} />
        <StepWays step={step} where={where} />
        <Sources
          key={`${step.id} sources`}
          asked={{ of: 'steps', id: step.id, labels: [...labelsOfScenes(step.scenes), ...labelsIn(words.do)] }}
          title={t('sources-open')}
          wait={t('sources-wait')}
        />
        <Kept />
      </div>
    </main>
  );
}
