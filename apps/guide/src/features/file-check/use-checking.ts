import type { Phone } from '@sideguide/apk-verify';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlace } from '../../context/contexts.tsx';
import { useCheck } from './check-context.ts';
import { type CheckSession, startSession } from './session.ts';
import { filesShared } from './shared-file.ts';
import type { CheckState } from './state.ts';
import { thisPhone } from './this-phone.ts';

/** Starts the worker. Its script is bundled separately: neither the first load nor this chunk has the verifier. */
const startWorker = () => new Worker(/* webpackChunkName: "check-worker" */ new URL('./worker.ts', import.meta.url));

/** Returns the state of the check on this screen, and the reader's actions. */
export function useChecking() {
  const { app } = usePlace();
  const { entries } = useCheck();
  const [state, show] = useState<CheckState>({ at: 'start' });
  /** API level of the phone's Android as answered by the reader; lives as long as the screen. */
  const [sdk, setSdk] = useState<number>();
  const session = useRef<CheckSession>(undefined);
  const seen = useRef<Promise<Phone>>(undefined);

  const run = async (file: File, knownSdk: number | undefined) => {
    const phone = knownSdk === undefined ? await seen.current : { sdk: knownSdk };
    session.current?.check({ file, phone: phone ?? {}, known: entries, ...(app ? { wanted: app.package } : {}) });
  };
  const choose = (file: File) => void run(file, sdk);
  const digest = useCallback((file: File) => session.current?.digest(file), []);

  // The worker is loaded with the screen, so that the check then works offline.
  useEffect(() => {
    const own = startSession(startWorker, show);
    session.current = own;
    own.warm();
    seen.current = thisPhone();
    return () => own.end();
  }, []);

  useEffect(() => void filesShared().then(([file]) => file && session.current?.showShared(file)), []);

  return {
    state,
    sdk,
    choose,
    cancel: () => session.current?.cancel(),
    digest,
    /** Checks the same file again, if there is one. */
    retry: () => state.at !== 'start' && choose(state.file),
    answerAndroid: (answer: number | undefined) => {
      setSdk(answer);
      if (state.at === 'result') void run(state.file, answer);
    },
  };
}
