import { useLanguage } from '../../context/contexts.tsx';
import { clean } from './clean.ts';
import { beginning } from './fingerprint.ts';
import { appLabelOf } from './headline.tsx';
import { FileTable } from './plate.tsx';
import type { ReadingState } from './state.ts';
import css from './view.module.css';
import { useCheckWords } from './words.tsx';

/** Shows the file's claims about itself at once, marked as unverified. */
export function ReadingView({
  reading: { claimed, facts, part, isSlow },
  heading,
}: {
  reading: ReadingState;
  heading: 'h1' | 'h3';
}) {
  const { locale } = useLanguage();
  const { tell, spell } = useCheckWords();
  const percent = new Intl.NumberFormat(locale.tag, { style: 'percent' }).format(part);
  return (
    <FileTable name="reading" sign="busy" part={isSlow ? part : 0} heading={heading} title={tell('reading')}>
      <p className={css.progress}>
        {isSlow && (
          <span role="progressbar" aria-label={spell('reading')} aria-valuenow={Math.round(part * 100)}>
            {percent}
          </span>
        )}
      </p>
      {facts && (
        <>
          <dl className={css.claims}>
            <div>
              <dt>{tell('calls-itself')}</dt>
              <dd>
                <bdi>{appLabelOf({ facts, tag: locale.tag })}</bdi>
              </dd>
            </div>
            <div>
              <dt>{tell('row-version')}</dt>
              <dd>
                <bdi dir="ltr">{clean(facts.versionName)}</bdi>
              </dd>
            </div>
            {claimed && (
              <div>
                <dt>{tell('file-fingerprint')}</dt>
                <dd>
                  <bdi dir="ltr">{beginning(claimed)}</bdi>
                </dd>
              </div>
            )}
          </dl>
          <p>
            <span className={css.unverified}>{tell('unverified')}</span>
          </p>
        </>
      )}
    </FileTable>
  );
}
