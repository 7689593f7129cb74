import type { GateWords, MessageWords, StepWords, Text } from '@sideguide/guide-core/model';
import { integerForms } from './checks/words.ts';
import { type ById, type Content, type LocaleFolder, sourceTag } from './content.ts';

// What a language lacks is shown in the source language: sentences of the screens one by one; steps, messages and gates
// each as a whole, and all of them as long as the language's safety words are incomplete. A release requires the
// published languages to be complete (e2e/full/complete.test.ts); a single change does not.

/** Checks whether a language has a sentence, with all plural forms that it needs. */
export function isWhole(source: Text, text: Text | undefined, tag: string): text is Text {
  if (text === undefined || (typeof source === 'string') !== (typeof text === 'string')) return false;
  if (typeof text === 'string') return text.trim() !== '';
  return integerForms(tag).every((form) => text[form as 'other']?.trim());
}

type Words = StepWords | MessageWords | GateWords;

/** Checks whether the translation has every sentence of the source. */
export const hasAll = (source: unknown, given: unknown): boolean => {
  if (typeof source === 'string') return typeof given === 'string' && given.trim() !== '';
  if (Array.isArray(source)) return Array.isArray(given) && given.length > 0 && given.every((one) => hasAll('', one));
  if (typeof given !== 'object' || given === null) return false;
  return Object.entries(source as object).every(([key, inner]) => hasAll(inner, (given as ById<unknown>)[key]));
};

const wholeOnes = <T extends Words>(source: ById<T> | undefined, given: ById<T> | undefined): Record<string, T> =>
  Object.fromEntries(Object.entries(given ?? {}).filter(([id, words]) => !source?.[id] || hasAll(source[id], words)));

/** Checks whether a language has all the patterns that the content check needs in order to find unsafe sentences. */
export const hasSafetyWords = ({ safety }: LocaleFolder): boolean =>
  ['guard', 'off', 'negated', 'password', 'here'].every((name) => name in safety);

/** Returns a language as its readers see it, and lists the screens' stand-ins, which are marked. */
function filled(content: Content, tag: string): LocaleFolder {
  const source = content.locales[sourceTag(content)]!;
  const locale = content.locales[tag]!;
  const standIns = new Set<string>();
  const isChecked = hasSafetyWords(locale);
  const said = <T extends Words>(model: ById<T> | undefined, given: ById<T> | undefined) =>
    isChecked ? wholeOnes(model, given) : {};
  const borrow = <T extends Text>(text: T): T => {
    for (const one of typeof text === 'string' ? [text] : Object.values(text)) standIns.add(one);
    return text;
  };
  const each = <T extends Text>(model: ById<T>, given: ById<T> = {}): Record<string, T> => ({
    ...given,
    ...Object.fromEntries(
      Object.entries(model).map(([key, text]) => [key, isWhole(text, given[key], tag) ? given[key]! : borrow(text)]),
    ),
  });
  const namespaces = Object.entries(source.namespaces).map(
    ([name, words]) => [name, each(words, locale.namespaces[name])] as const,
  );
  const skins = Object.entries(content.skins).map(([id, { words }]) => {
    const own = locale.skins[id];
    if (!own?.['rom-hint'] && words['rom-hint']) borrow(words['rom-hint']);
    return [
      id,
      { ...own, steps: said(words.steps, own?.steps), messages: said(words.messages, own?.messages) },
    ] as const;
  });
  const whole = {
    ...locale,
    ui: each(source.ui, locale.ui),
    rescue: each(source.rescue, locale.rescue),
    check: each(source.check, locale.check),
    namespaces: { ...locale.namespaces, ...Object.fromEntries(namespaces) },
    steps: said(source.steps, locale.steps),
    messages: said(source.messages, locale.messages),
    gates: said(source.gates, locale.gates),
    skins: { ...locale.skins, ...Object.fromEntries(skins) } as LocaleFolder['skins'],
  };
  return standIns.size ? { ...whole, standIns: [...standIns] } : whole;
}

/** Returns the content with the source's words filled in where a language has none: the input of the compiler. */
export function withStandIns(content: Content): Content {
  const source = sourceTag(content);
  if (!content.locales[source]) return content;
  const locales = Object.keys(content.locales).map((tag) => [
    tag,
    tag === source ? content.locales[tag]! : filled(content, tag),
  ]);
  return { ...content, locales: Object.fromEntries(locales) };
}

/** Returns the tags of the published languages, those that readers are led to. */
export const publishedTags = ({ locales }: Content): string[] =>
  Object.keys(locales).filter((tag) => locales[tag]!.card.status !== 'draft');
