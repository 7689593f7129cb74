import { InPage, type PageContexts, useLanguage } from '../../context/contexts.tsx';
import { positionOn } from '../../parts/is-gone.ts';
import { Heading } from '../../parts/sentence.tsx';
import css from './continue-card.module.css';

export { isGone } from '../../parts/is-gone.ts';

/** The app, the phone, and the step with its number, of a page that has been loaded. */
export function ContinueWords({ page }: { page: PageContexts }) {
  const { t } = useLanguage();
  const position = positionOn(page);
  const names = [page.place.app?.name, page.place.maker].filter(Boolean).join(' · ');
  return (
    <>
      <b>{names ? <bdi>{names}</bdi> : t('resume')}</b>
      <span className={css.step}>
        {position && !position.isUnknown && (
          <>
            {position.at >= 0 && `${page.language.t('progress', { n: position.at + 1, of: position.all.length })} · `}
            <InPage page={page}>
              <Heading text={page.guide?.wordsOf(position.step.id).title ?? ''} />
            </InPage>
          </>
        )}
      </span>
    </>
  );
}
