import { useLanguage } from '../../context/contexts.tsx';
import { cx } from '../../platform/cx.ts';
import { Fold } from '../../ui/fold.tsx';
import panel from '../../ui/panel.module.css';
import { AndroidQuestion } from './android-question.tsx';
import { useCheck } from './check-context.ts';
import { Details } from './details.tsx';
import { FileDigest } from './file-digest.tsx';
import { FileHeading } from './file-heading.tsx';
import { bundleKeysOf, bundleValues, type Headline } from './headline.tsx';
import { Obstacles } from './obstacles.tsx';
import { Signatures } from './signatures.tsx';
import type { ResultState } from './state.ts';
import css from './view.module.css';
import { useCheckWords } from './words.tsx';

interface Props {
  readonly result: ResultState;
  readonly headline: Headline;
  readonly heading: 'h1' | 'h3';
  /** API level of the phone's Android as answered by the reader. */
  readonly sdk: number | undefined;
  readonly onAndroid: (sdk: number | undefined) => void;
  /** Asks for the digest of the whole file, which takes as long as the check. */
  readonly onDigest: (file: File) => void;
}

/** The result in one sentence, why, and what to do now: after a warning, or with the fingerprint to compare. */
export function ResultHeading({ result, headline, heading }: Pick<Props, 'result' | 'headline' | 'heading'>) {
  const { say } = useCheckWords();
  const { sign, initial, title, text, act } = headline;
  return (
    <>
      <FileHeading name={result.verdict.answer} sign={sign} initial={initial} heading={heading} title={title}>
        <p>{text}</p>
        {sign === 'stop' && <p>{say('stop-then')}</p>}
      </FileHeading>
      {act === 'compare' && (
        <div className={panel.body}>
          <Signatures result={result} />
        </div>
      )}
    </>
  );
}

/** Reasons and details of a result. */
export function ResultDetails({ result, headline, sdk, onAndroid, onDigest }: Omit<Props, 'heading'>) {
  const { entries } = useCheck();
  const { locale } = useLanguage();
  const { say, sayPlain } = useCheckWords();
  const { verdict, facts } = result;
  const { sign, act } = headline;
  const isSound = verdict.answer !== 'do-not-install' && verdict.answer !== 'not-an-app';
  const { obstacles, asks } = verdict.installability;
  const sure = isSound ? obstacles.filter(({ certainty }) => certainty === 'sure') : [];
  const possible = isSound ? obstacles.filter(({ certainty }) => certainty === 'depends') : [];
  const isAsked = isSound && (sdk !== undefined || asks.includes('android'));
  const bundle = verdict.answer === 'not-an-app' && verdict.set && sign !== 'stop' ? verdict : undefined;
  const same =
    'identity' in verdict && verdict.identity.who === 'unknown-app' ? verdict.identity.sameSigner[0] : undefined;
  return (
    <div className={cx(panel.body, css.judged)} aria-busy={result.isRepeated || undefined}>
      {bundle &&
        bundleKeysOf(bundle).map((key) => (
          <p key={key}>{say(key, bundleValues(bundle, { facts, entries, tag: locale.tag }))}</p>
        ))}
      {same && <p>{say('same-signer', { app: entries.find((one) => one.package === same)?.name ?? same })}</p>}
      {sure.length > 0 && <Obstacles list={sure} />}
      {isAsked && <AndroidQuestion sdk={sdk} onAnswer={onAndroid} />}
      {act !== 'compare' && <Signatures result={result} />}
      {sign === 'stop' && (
        <Fold title={sayPlain('delete')}>
          <p>{say('delete-how')}</p>
        </Fold>
      )}
      {possible.length > 0 && (
        <Fold title={sayPlain('if-refused')}>
          <Obstacles list={possible} />
        </Fold>
      )}
      {(bundle || (isSound && sign !== 'stop')) && <FileDigest result={result} onDigest={onDigest} />}
      <Details result={result} onDigest={onDigest} />
      <p className={panel.note}>{say('checked-here')}</p>
    </div>
  );
}
