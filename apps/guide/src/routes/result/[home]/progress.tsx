import { useGuide, useLanguage } from '../../../context/contexts.tsx';
import type { WholePlan } from '../../../parts/plan-of.ts';
import { Heading } from '../../../parts/sentence.tsx';
import { useStepLanguage } from '../../../parts/use-step-language.ts';
import { Fold } from '../../../ui/fold.tsx';
import css from './result.module.css';

/**
 * Shows, folded, the steps of the installation that the reader has done. Of those with a tool only the download: the
 * others are questions, and the file check's tick is the same for readers who went on without it.
 */
export function DoneSteps({ plan, done }: { plan: WholePlan; done: readonly string[] }) {
  const { wordsOf } = useGuide();
  const { t } = useLanguage();
  const languageOf = useStepLanguage();
  const ticked = plan.download.filter(({ id, tool }) => done.includes(id) && (!tool || tool === 'app-card'));
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
