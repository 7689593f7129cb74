import type { StepTool } from '@sideguide/guide-core/model';
import { useGuide, useLanguage } from '../../../context/contexts.tsx';
import type { WholePlan } from '../../../parts/plan-of.ts';
import { Heading } from '../../../parts/sentence.tsx';
import { useStepLanguage } from '../../../parts/use-step-language.ts';
import { Fold } from '../../../ui/fold.tsx';
import css from './result.module.css';

/** Questions, and the file check, whose tick is the same for readers who went on without it. */
const unlisted: readonly (StepTool | undefined)[] = ['check-file', 'caller-question', 'what-now'];

/** Shows, folded, the steps of the installation that the reader has done. */
export function DoneSteps({ plan, done }: { plan: WholePlan; done: readonly string[] }) {
  const { wordsOf } = useGuide();
  const { t } = useLanguage();
  const languageOf = useStepLanguage();
  const ticked = plan.download.filter(({ id, tool }) => done.includes(id) && !unlisted.includes(tool));
  if (ticked.length === 0) return null;
  return (
    <Fold title={t('what-was-done')}>
      <ul className={css.done}>
        {ticked.map(({ id }) => (
          <li key={id} {...languageOf(id)}>
            <Heading text={wordsOf(id).title} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
