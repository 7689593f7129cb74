import type { CompiledAnswers } from '../model/answers.ts';
import { otherTopics, phoneNames, whereWords } from '../model/values.ts';
import type { Phrases } from '../schema/locale.ts';

/** Checks whether a question may be in Russian, which the search understands though the guide has no Russian. */
export const mayBeRussian = (question: string): boolean => /[\u0400-\u04ff]/.test(question);

/** Returns answers that are found by the phrases of one more language, too. */
export function withPhrases(answers: CompiledAnswers, phrases: Phrases): CompiledAnswers {
  const { names, where, otherTopics: topics, entries } = answers;
  // Chromium 70 has no `Object.fromEntries`.
  const allNames: Record<string, readonly string[]> = {};
  for (const skin of new Set([...Object.keys(names), '']))
    allNames[skin] = [...(names[skin] ?? []), ...(phrases[skin ? `${phoneNames}:${skin}` : phoneNames] ?? [])];
  return {
    names: allNames,
    where: [...where, ...(phrases[whereWords] ?? [])],
    otherTopics: [...topics, ...(phrases[otherTopics] ?? [])],
    entries: entries.map((answer) => {
      const more = phrases[answer.id];
      return more ? { ...answer, said: [...(answer.said ?? []), ...more] } : answer;
    }),
  };
}
