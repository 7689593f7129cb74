// In the first load.
import { useEffect, useState } from 'react';
import type { UiWords } from '#lib/model/guide.ts';
import { useView } from './view.ts';

/**
 * Words of a feature that opens after its screen: `content/locales/<tag>/rooms/<room>.json`. Undefined until they are
 * here; a failure is thrown while rendering, so that it ends where every chunk error does. A screen that shows the feature
 * at once names `words-<room>` in its `needs.json` instead, and says it all with `t` of `useView`.
 */
export function useRoom(room: string): ReturnType<typeof useView>['t'] | undefined {
  const { roomWords, say } = useView();
  const [words, setWords] = useState<UiWords>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    roomWords(room).then(
      (found) => gone || setWords(found),
      (reason: unknown) => gone || setError(reason),
    );
    return () => {
      gone = true;
    };
  }, [room, roomWords]);
  if (error) throw error;
  return words && ((key, values) => say(words, key, values));
}
