import { useId, useState } from 'react';
import { cx } from '../../platform/cx.ts';
import { Fold } from '../../ui/fold.tsx';
import panel from '../../ui/panel.module.css';
import { compareDigest } from './compare-digest.ts';
import css from './file-digest.module.css';
import { groupDigits } from './fingerprint.ts';
import signatures from './signatures.module.css';
import type { ResultState } from './state.ts';
import { useDigest } from './use-digest.ts';
import { useCheckWords } from './words.tsx';

/** The file's SHA-256, folded, with a field for the one that the developer publishes. */
export function FileDigest({ result, onDigest }: { result: ResultState; onDigest: (file: File) => void }) {
  const { say, sayPlain } = useCheckWords();
  const [text, setText] = useState('');
  const ask = useDigest(result, onDigest);
  const id = useId();
  const { sha256, verdict } = result;
  const signers = verdict.signers.map((signer) => signer.sha256);
  const answer = sha256 && text.trim() ? compareDigest(text, sha256, signers) : undefined;
  return (
    <Fold title={sayPlain('digest')} onOpen={ask}>
      <dl className={signatures.pair}>
        <div>
          <dt>{say('row-sha256')}</dt>
          <dd>
            <bdi dir="ltr">{sha256 ? groupDigits(sha256) : '…'}</bdi>
          </dd>
        </div>
      </dl>
      <label htmlFor={id}>{say('digest-how')}</label>
      <input
        id={id}
        className={cx(panel.field, css.field)}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" data-part="digest-answer" className={answer === 'different' ? css.danger : panel.note}>
        {answer && say(`digest-${answer}`)}
      </p>
    </Fold>
  );
}
