import { Link } from 'wouter';
import { InPage, useLanguage } from '../../context/contexts.tsx';
import { Heading } from '../../parts/sentence.tsx';
import css from './continue-card.module.css';
import type { Resume } from './use-resume.ts';

/** Where the reader was: app, phone, number and title of the step. Its page loads meanwhile, as the next tap needs it. */
export function ContinueCard({ href, page, position }: Resume) {
  const { t } = useLanguage();
  const app = page?.place.app?.name;
  const names = page ? [app, page.place.maker].filter(Boolean).join(' · ') : '';
  return (
    <Link className={css.card} href={href} data-part="continue">
      <b>{names ? <bdi>{names}</bdi> : t('resume')}</b>
      <span className={css.step}>
        {page && position && (
          <>
            {position.at >= 0 && `${page.language.t('progress', { n: position.at + 1, of: position.all.length })} · `}
            <InPage page={page}>
              <Heading text={page.guide?.wordsOf(position.step.id).title ?? ''} />
            </InPage>
          </>
        )}
      </span>
    </Link>
  );
}
