import type { PlannedStep } from '@sideguide/guide-core/model';
import { Link } from 'wouter';
import { useFlowKey, useGuide, useLanguage, usePlace } from '../context/contexts.tsx';
import { wholePlan } from '../parts/plan-of.ts';
import { isAlone } from '../platform/storage/notes.ts';
import css from './caller-line.module.css';

/** Links to the question about callers from a step that was opened by its address, past that question. */
export function CallerLine({ step }: { step: PlannedStep }) {
  const { href } = usePlace();
  const { answers, guide, skin } = useGuide();
  const { t } = useLanguage();
  const flow = useFlowKey();
  const { download } = wholePlan(guide, answers);
  const asked = download.findIndex(({ tool }) => tool === 'caller-question');
  const at = download.indexOf(step);
  const question = download[asked];
  // Risky steps may also be opened outside the plan: the settings of an installed app.
  if (!question || (at <= asked && !(at < 0 && step.risky)) || isAlone(flow)) return null;
  return (
    <p className={css.line}>
      <Link href={href({ path: `/${skin.id}/downloadapps`, step: question.id })}>{t('caller-line')}</Link>
    </p>
  );
}
