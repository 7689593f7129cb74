let recent: { readonly words: string; readonly tried: Set<string> } | undefined;

/** Returns the question that led to the answer on the screen, if any. */
export const recentQuestion = (): string | undefined => recent?.words;

/** Keeps a question while its answers are shown, so that an answer that did not help can lead to the next one. */
export function keepQuestion(words: string): Set<string> {
  if (recent?.words !== words) recent = { words, tried: new Set() };
  return recent.tried;
}

/** Returns the answers to a question that did not help, including this one. */
export const addTried = (words: string, id: string): ReadonlySet<string> => keepQuestion(words).add(id);
