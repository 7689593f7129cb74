import { numberIn } from '@sideguide/guide-core/locale';
import { useLanguage } from '../../context/contexts.tsx';
import { clean } from './clean.ts';
import { FileHeading } from './file-heading.tsx';
import { shortFingerprint } from './fingerprint.ts';
import { appLabelOf } from './headline.tsx';
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
  const { say, sayPlain } = useCheckWords();
  const percent = numberIn(locale.tag, part, { style: 'percent' });
  return (
    <FileHeading name="reading" sign="busy" part={isSlow ? part : 0} heading={heading} title={say('reading')}>
      <p className={css.progress}>
        {isSlow && (
          <span role="progressbar" aria-label={sayPlain('reading')} aria-valuenow={Math.round(part * 100)}>
            {percent}
          </span>
        )}
      </p>
      {facts && (
        <>
          <dl className={css.claims}>
            <div>
              <dt>{say('calls-itself')}</dt>
              <dd>
                <bdi>{appLabelOf({ facts, tag: locale.tag })}</bdi>
              </dd>
            </div>
            <div>
              <dt>{say('row-version')}</dt>
              <dd>
                <bdi dir="ltr">{clean(facts.versionName)}</bdi>
              </dd>
            </div>
            {claimed && (
              <div>
                <dt>{say('file-fingerprint')}</dt>
                <dd>
                  <bdi dir="ltr">{shortFingerprint(claimed)}</bdi>
                </dd>
              </div>
            )}
          </dl>
          <p>
            <span className={css.unverified}>{say('unverified')}</span>
          </p>
        </>
      )}
    </FileHeading>
  );
}
