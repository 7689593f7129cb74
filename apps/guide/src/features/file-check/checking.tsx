import type { Verdict } from '@sideguide/apk-verify';
import type { ReactNode } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { useActions } from './actions.tsx';
import { CheckContext, useCheck } from './check-context.ts';
import { FailedView } from './failed-view.tsx';
import { headlineOf } from './headline.tsx';
import { ReadingView } from './reading-view.tsx';
import { ResultDetails, ResultHeading } from './result-view.tsx';
import { SharedFileView } from './shared-file-view.tsx';
import type { CheckingProps } from './types.ts';
import { useChecking } from './use-checking.ts';
import { useDrop } from './use-drop.ts';
import css from './view.module.css';
import { useCheckWords } from './words.tsx';

export { Picture } from './picture.tsx';

/** The file check. The host renders the page; the check fills the slots for its words and its main action. */
export const Checking = (props: CheckingProps): ReactNode => (
  <CheckContext.Provider value={props.check}>
    <CheckingView {...props} />
  </CheckContext.Provider>
);

/** Returns the package that a verdict is about; a bundle's is that of its base. */
const packageOf = (verdict: Verdict): string | undefined =>
  verdict.package ?? ('base' in verdict ? verdict.base?.package : undefined);

function CheckingView({ heading, next, source, children }: CheckingProps): ReactNode {
  const { locale } = useLanguage();
  const { entries } = useCheck();
  const { say, sayPlain } = useCheckWords();
  const { state, sdk, choose, cancel, retry, digest, answerAndroid } = useChecking();
  const isOver = useDrop(choose);
  const result =
    state.at === 'result'
      ? { state, headline: headlineOf(state.verdict, { facts: state.facts, entries, tag: locale.tag }, say) }
      : undefined;
  const id = state.at === 'result' ? packageOf(state.verdict) : undefined;
  const known = entries.find((entry) => entry.package === id);
  const actions = useActions({
    state,
    act: result?.headline.act,
    next,
    source,
    known,
    choose,
    cancel,
    retry,
  });
  // A new key for another file or answer remounts the view, so that its heading gets the focus.
  const answer = state.at === 'result' ? state.verdict.answer : state.at;
  const key = state.at === 'start' ? answer : `${answer} ${state.file.name} ${state.file.lastModified}`;
  return (
    <>
      {children({
        ...actions,
        ...(state.at === 'shared' ? { body: <SharedFileView key={key} shared={state} heading={heading} /> } : {}),
        ...(state.at === 'reading' ? { body: <ReadingView key={key} reading={state} heading={heading} /> } : {}),
        ...(state.at === 'failed' ? { body: <FailedView key={key} failed={state} heading={heading} /> } : {}),
        ...(result
          ? {
              body: <ResultHeading key={key} result={result.state} headline={result.headline} heading={heading} />,
              details: (
                <ResultDetails
                  key={`${key} details`}
                  result={result.state}
                  headline={result.headline}
                  sdk={sdk}
                  onAndroid={answerAndroid}
                  onDigest={digest}
                />
              ),
            }
          : {}),
      })}
      {isOver && (
        <div className={css.over} aria-hidden="true">
          {say('drop-now')}
        </div>
      )}
      <div className="spoken" role="status">
        {state.at === 'reading' && sayPlain('reading')}
      </div>
    </>
  );
}
