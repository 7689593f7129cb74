import { useGuide, useLanguage } from '../../../context/contexts.tsx';
import { StepLinks } from '../../../flow/more-settings.tsx';
import type { WholePlan } from '../../../parts/plan-of.ts';
import { Heading } from '../../../parts/sentence.tsx';
import { useStepLanguage } from '../../../parts/use-step-language.ts';
import { Fold } from '../../../ui/fold.tsx';
import panel from '../../../ui/panel.module.css';
import css from './result.module.css';

/** Shows the needed settings that the reader has not ticked, and, folded, the steps that the reader has ticked. */
export function DoneSteps({ plan, done }: { plan: WholePlan; done: readonly string[] }) {
  const { wordsOf } = useGuide();
  const { t } = useLanguage();
  const languageOf = useStepLanguage();
  const isDone = ({ id }: { id: string }) => done.includes(id);
  const ticked = [...plan.download, ...plan.service].filter(isDone);
  const open = plan.service.filter((step) => !isDone(step));
  return (
    <>
      {open.length > 0 && (
        <section>
          <h2 className={panel.h2}>{t('still-open')}</h2>
          <div className={css.open}>
            <StepLinks steps={open} part="service" />
          </div>
        </section>
      )}
      {ticked.length > 0 && (
        <Fold title={t('what-was-done')}>
          <ul className={css.done}>
            {ticked.map(({ id }) => (
              <li key={id} {...languageOf(id)}>
                <Heading text={wordsOf(id).title} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
