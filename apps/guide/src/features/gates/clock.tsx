import type { WaitState } from '@sideguide/guide-core/gates';
import { momentIn } from '@sideguide/guide-core/locale';
import { useLanguage } from '../../context/contexts.tsx';
import panel from '../../ui/panel.module.css';
import css from './gate.module.css';

/** Shows in large type when to come back, or that the wait is over. */
export function Clock({ waiting: { until, isOver, hours } }: { waiting: WaitState }) {
  const { locale, t } = useLanguage();
  return (
    <div className={css.clock} role="status">
      {isOver ? (
        <p className={css.time}>{t('wait-over')}</p>
      ) : (
        <>
          <p>{t('wait-back')}</p>
          <p className={css.time}>
            <time dateTime={new Date(until).toISOString()}>{momentIn(locale.tag, until)}</time>
          </p>
          <p>{t('wait-left', { n: hours })}</p>
          <p className={panel.note}>{t('wait-keep')}</p>
        </>
      )}
    </div>
  );
}
