import { Link } from 'wouter';
import { useLanguage } from '../../context/contexts.tsx';
import type { Resume } from '../../parts/use-resume.ts';
import { loadOnce } from '../../platform/chunks/load.ts';
import css from './continue-card.module.css';

export const loadWords = () =>
  loadOnce('continue', () => import(/* webpackChunkName: "continue" */ './continue-words.tsx'));

/** Where the reader was. The words of the step come with its page, which the next tap needs anyway. */
export function ContinueCard({ href, loaded }: Resume<Awaited<ReturnType<typeof loadWords>>>) {
  const { t } = useLanguage();
  return (
    <Link className={css.card} href={href} data-part="continue">
      {loaded ? (
        <loaded.code.ContinueWords page={loaded.page} />
      ) : (
        <>
          <b>{t('resume')}</b>
          <span className={css.step} />
        </>
      )}
    </Link>
  );
}
