import { useLanguage } from '../../context/contexts.tsx';
import panel from '../../ui/panel.module.css';
import { clean } from './clean.ts';
import { sizeOf } from './detail-rows.ts';
import css from './details.module.css';
import { FileHeading } from './file-heading.tsx';
import { groupDigits } from './fingerprint.ts';
import type { SharedFileState } from './state.ts';
import { useCheckWords } from './words.tsx';

/** Shows which file was shared by another app or a web page; says nothing about whether it is genuine. */
export function SharedFileView({
  shared: { file, sha256 },
  heading,
}: {
  shared: SharedFileState;
  heading: 'h1' | 'h3';
}) {
  const { locale } = useLanguage();
  const { say } = useCheckWords();
  return (
    <>
      <FileHeading name="handed" sign="none" heading={heading} title={say('handed')}>
        <p>{say('handed-then')}</p>
      </FileHeading>
      <div className={panel.body}>
        <dl className={css.rows}>
          <div>
            <dt>{say('row-file')}</dt>
            <dd>
              <bdi dir="ltr">{clean(file.name) || '–'}</bdi>
            </dd>
          </div>
          <div>
            <dt>{say('row-size')}</dt>
            <dd>
              <bdi>{sizeOf(file.size, locale.tag)}</bdi>
            </dd>
          </div>
          <div>
            <dt>SHA-256</dt>
            <dd>
              <bdi dir="ltr">{sha256 ? groupDigits(sha256) : '…'}</bdi>
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
