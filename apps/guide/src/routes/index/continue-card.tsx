import { Link } from 'wouter';
import { useLanguage } from '../../context/contexts.tsx';
import css from './continue-card.module.css';
import type { Resume } from './use-resume.tsx';

/** Where the reader was. The words of the step come with its page, which the next tap needs anyway. */
export function ContinueCard({ href, words }: Resume) {
  const { t } = useLanguage();
  return (
    <Link className={css.card} href={href} data-part="continue">
      {words ?? (
        <>
          <b>{t('resume')}</b>
          <span className={css.step} />
        </>
      )}
    </Link>
  );
}
