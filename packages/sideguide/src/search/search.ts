import { type Content, compileAnswers, compileRussian, screenWords, sourceTag } from '@sideguide/content-kit';
import {
  type AnswerMatch,
  type AnswerSearch,
  answerAddresses,
  buildAnswersAtOnce,
  mayBeRussian,
  titleOn,
  withPhrases,
} from '@sideguide/guide-core/answers';
import { formatAddress, type KnownPhone } from '@sideguide/guide-core/flow';
import { fill, makeGeneric } from '@sideguide/guide-core/locale';
import type { FoundAnswers } from './types.ts';

/** At most this many answers are returned. */
const maxAnswers = 12;

const titleOf = ({ answer, text }: AnswerMatch, { skin }: KnownPhone): string => {
  const { id, labels = {} } = answer;
  const [label] = Object.values(labels);
  return titleOn(answer, skin) ?? label?.own ?? label?.other?.[1] ?? (text || id);
};

const answersOf = (
  { found, isSure, isUnknown }: AnswerSearch,
  phone: KnownPhone,
  filled: (text: string) => string,
): FoundAnswers => ({
  sure: isSure,
  ...(isUnknown ? { none: true as const } : {}),
  answers: found.slice(0, maxAnswers).map((match) => ({
    id: match.answer.id,
    title: filled(titleOf(match, phone)),
    addresses: answerAddresses(match.answer, phone).map(formatAddress),
  })),
});

/** Returns a function that searches the content in any language; the search index of a language is built once. */
export function createSearch(content: Content) {
  const built = new Map<string, ReturnType<typeof buildAnswersAtOnce>>();
  return (words: string, lang: string = sourceTag(content), phone: KnownPhone = {}): FoundAnswers => {
    const isRussian = mayBeRussian(words);
    const key = isRussian ? `${lang} and Russian` : lang;
    const build = () => {
      const answers = compileAnswers(content, lang);
      return buildAnswersAtOnce(isRussian ? withPhrases(answers, compileRussian(content)) : answers);
    };
    const ask = built.get(key) ?? build();
    built.set(key, ask);
    const app = String(screenWords(content.locales[lang]!)['the-app']);
    return answersOf(ask(words, phone), phone, (text) =>
      fill(lang, makeGeneric(text, app, lang), { app, file: '….apk' }),
    );
  };
}
