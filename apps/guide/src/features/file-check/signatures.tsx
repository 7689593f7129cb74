import type { ReactNode } from 'react';
import { useCheck } from './check-context.ts';
import { clean } from './clean.ts';
import { groupDigits, shortFingerprint } from './fingerprint.ts';
import css from './signatures.module.css';
import type { ResultState } from './state.ts';
import { useCheckWords } from './words.tsx';

/** Shows fingerprints to compare: for a mismatch both, the known one first; for an unknown app its complete one. */
export function Signatures({ result: { verdict } }: { result: ResultState }) {
  const { entries } = useCheck();
  const { say } = useCheckWords();
  if (verdict.answer === 'do-not-install') {
    // A refused file has no signers in its verdict; the other fingerprint is in the verdict's detail.
    const [stranger] = verdict.danger === 'mismatch' ? (verdict.detail ?? '').split(' ') : [];
    const known = entries.find((entry) => entry.package === verdict.package)?.certificates[0];
    if (!stranger || !known) return null;
    return (
      <dl className={css.pair}>
        <Fingerprint name={say('makers-fingerprint')} value={shortFingerprint(known.sha256)} />
        <Fingerprint name={say('file-fingerprint')} value={shortFingerprint(stranger)} danger />
      </dl>
    );
  }
  const { signers } = verdict;
  if (!signers.length || !('identity' in verdict) || verdict.identity.who !== 'unknown-app') return null;
  return (
    <dl className={css.pair}>
      <Fingerprint name={say('row-package')} value={clean(verdict.package ?? '')} />
      {signers.map(({ sha256 }) => (
        <Fingerprint key={sha256} name={say('file-fingerprint')} value={groupDigits(sha256)} />
      ))}
    </dl>
  );
}

function Fingerprint({ name, value, danger }: { name: ReactNode; value: string; danger?: boolean }) {
  return (
    <div className={danger ? css.danger : undefined}>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}
