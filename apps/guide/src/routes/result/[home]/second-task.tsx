import { minutesOf } from '@sideguide/guide-core/flow';
import type { PlannedStep } from '@sideguide/guide-core/model';
import { useLanguage, usePlace } from '../../../context/contexts.tsx';
import { StepLinks } from '../../../flow/more-settings.tsx';
import panel from '../../../ui/panel.module.css';
import css from './result.module.css';

interface Props {
  readonly steps: readonly PlannedStep[];
  /** Ids of what the reader has ticked. */
  readonly done: readonly string[];
}

/** The second task: the settings that the app needs to keep working, with a count of its own. */
export function SecondTask({ steps, done }: Props) {
  const { app } = usePlace();
  const { t } = useLanguage();
  const left = steps.filter(({ id }) => !done.includes(id));
  const count = steps.length - left.length;
  return (
    <section className={css.second} data-part="second-task">
      <h2 className={panel.h2}>{t(app?.kind === 'messenger' ? 'second-calls' : 'part-service')}</h2>
      <p className={panel.note} role="status">
        {count ? t('settings-done', { n: count, of: steps.length }) : t('settings', { n: steps.length })}
        {left.length > 0 && ` · ${t('minutes', { n: minutesOf(left) })}`}
      </p>
      <StepLinks steps={steps} part="service" done={done} />
    </section>
  );
}
