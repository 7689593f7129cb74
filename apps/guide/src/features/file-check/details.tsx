import { useState } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { copyText } from '../../platform/copy.ts';
import { Fold } from '../../ui/fold.tsx';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import { detailRows } from './detail-rows.ts';
import css from './details.module.css';
import type { ResultState } from './state.ts';
import { useDigest } from './use-digest.ts';
import { useCheckWords } from './words.tsx';

/** All that is known about the file, folded: for helpers, and to be copied into a chat. */
export function Details({ result, onDigest }: { result: ResultState; onDigest: (file: File) => void }) {
  const { locale } = useLanguage();
  const ask = useDigest(result, onDigest);
  const { sayPlain } = useCheckWords();
  const [copied, setCopied] = useState<boolean>();
  const rows = detailRows(result, locale.tag, sayPlain);
  const copy = () => copyText(rows.map(({ name, value }) => `${name}: ${value}`).join('\n')).then(setCopied);
  return (
    <Fold title={sayPlain('details')} onOpen={ask}>
      <dl className={css.rows}>
        {rows.map(({ name, value, code }) => (
          <div key={name + value}>
            <dt>{name}</dt>
            <dd>{code ? <bdi dir="ltr">{value}</bdi> : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
      <TextLink onClick={copy}>{sayPlain('copy')}</TextLink>
      <p role="status" className={panel.note}>
        {copied === true && sayPlain('copied')}
        {copied === false && sayPlain('not-copied')}
      </p>
    </Fold>
  );
}
