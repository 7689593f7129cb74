import { textsOfLabel } from '@sideguide/guide-core/answers';
import {
  type CompiledAnswer,
  type CompiledAnswers,
  otherTopics,
  type PartName,
  type Phrases,
  partNames,
  phoneNames,
  type Skin,
  type SkinAnswer,
  type SkinCard,
  type StepTool,
  whereWords,
} from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { plainCondition } from '../conditions.ts';
import { allLabels, type Content, findStep, type LocaleFolder, screenWords, sourceTag } from '../content.ts';
import { compileLabel, entryId, entryRecord, ownStepWords, roleOf } from '../labels-of.ts';
import { messagesOf, ownMessageWords } from '../messages-of.ts';
import { gatesInOrder } from './gates.ts';
import { phonesWithStep } from './messages.ts';

/** Parts of the service screen that can be an answer: the title's key, and the tool of a step that does the same. */
const cards: Readonly<Record<string, { readonly title: string; readonly tool?: StepTool }>> = {
  check: { title: 'check-title', tool: 'check-file' },
  service: { title: 'service-title' },
};
const tools = Object.values(cards).map(({ tool }) => tool);

interface Naming {
  readonly content: Content;
  readonly tag: string;
  readonly locale: LocaleFolder;
}

/** Returns a sentence with its label marks replaced by the phone's words, in the language's quotation marks. */
function spelled({ content, tag, locale }: Naming, text: string, skin?: string): string {
  const [open, close] = locale.card.quotes;
  return labelsIn(text).reduce((rest, name) => {
    const id = skin ? roleOf(content.skins[skin]!.skin, name) : name;
    const { own, other, gloss } = compileLabel(content, id, tag, skin ? content.skins[skin]!.skin.surfaces : {});
    const words = own ?? other?.[1] ?? gloss ?? id;
    return rest.replace(`{label:${name}}`, `${open}${words}${close}`);
  }, text);
}

/** Returns, by step id, the skins that have the step, and how; the switches of a page are found one by one. */
function skinsByStep(content: Content): Map<string, Record<string, SkinAnswer>> {
  const found = new Map<string, Record<string, SkinAnswer>>();
  for (const [skin, { skin: book }] of Object.entries(content.skins))
    for (const part of partNames)
      for (const id of book[part].filter((entry) => !entryRecord(entry).covers).map(entryId)) {
        const when = phonesWithStep(content, skin, book[part], id) ?? [];
        const app = findStep(content, skin, id)?.when?.app;
        const answer = { part, ...(app ? { app } : {}), ...(when.length ? { when } : {}) };
        found.set(id, { ...found.get(id), [skin]: answer });
      }
  return found;
}

/** Returns the steps that are found as entries of their own, not as part of the service screen. */
const ownSteps = (content: Content) =>
  [...skinsByStep(content)].filter(([id, skins]) =>
    Object.keys(skins).every((skin) => {
      const tool = findStep(content, skin, id)?.tool;
      return !tool || !tools.includes(tool);
    }),
  );

/** Returns the steps with a tool, for the card that does the same. */
function skinsWithTool(content: Content, tool: StepTool | undefined): Record<string, SkinAnswer> {
  const all = [...skinsByStep(content)].flatMap(([step, skins]) =>
    Object.entries(skins).map(([skin, answer]) => [skin, { ...answer, step }] as const),
  );
  return Object.fromEntries(all.filter(([skin, { step }]) => tool && findStep(content, skin, step)?.tool === tool));
}

/** Number of the source language's phrases that the index of another language contains for an answer. */
const maxBeside = 4;

const idOfGate = (id: string) => `gate:${id}`;
const idOfCard = (id: string) => `card:${id}`;

interface Kind {
  readonly kind: 'message' | 'step' | 'gate' | 'card';
  /** For a step: the skins that have it, with the part of the guide that contains it. */
  readonly parts?: Readonly<Record<string, PartName | undefined>>;
}

/** Returns the ids of all entries that can be an answer, with the kind of each. */
export const answerIds = (content: Content): Map<string, Kind> =>
  new Map<string, Kind>([
    ...messagesOf(content).map(({ message: { id } }) => [id, { kind: 'message' }] as const),
    ...ownSteps(content).map(([id, skins]) => {
      const parts = Object.fromEntries(Object.entries(skins).map(([skin, { part }]) => [skin, part]));
      return [id, { kind: 'step', parts }] as const;
    }),
    ...Object.keys(content.gates).map((id) => [idOfGate(id), { kind: 'gate' }] as const),
    ...Object.keys(cards).map((id) => [idOfCard(id), { kind: 'card' }] as const),
  ]);

/** Returns the names of a skin's phones and versions; “Android 14” in a question names no family of phones. */
const namesOf = ({ isGeneral, makers }: SkinCard, { versions }: Skin): readonly string[] =>
  isGeneral ? [] : [...makers, ...versions.flatMap(({ name, twins = {} }) => [name, ...Object.values(twins)])];

/** Returns everything that can be found in a language. The content must have passed its checks. */
export function compileAnswers(content: Content, tag: string): CompiledAnswers {
  const source = sourceTag(content);
  const locale = content.locales[tag]!;
  const naming: Naming = { content, tag, locale };
  const own: Phrases = locale.phrases ?? {};
  const theirs: Phrases = tag === source ? {} : (content.locales[source]!.phrases ?? {});
  const listed = (key: string): string[] => [...(own[key] ?? []), ...(theirs[key] ?? [])];
  const said = (id: string, max = maxBeside) => ({
    ...(own[id] ? { said: own[id] } : {}),
    ...(theirs[id] ? { beside: theirs[id].slice(0, max) } : {}),
  });
  const labelled = (ids: readonly string[], skin?: string) => {
    const limits = skin ? content.skins[skin]!.skin.surfaces : {};
    return ids.length
      ? { labels: Object.fromEntries(ids.map((id) => [id, compileLabel(content, id, tag, limits)])) }
      : {};
  };
  const messages = messagesOf(content).map((owned): CompiledAnswer => {
    const { message, skin } = owned;
    const title = (ownMessageWords(content, owned, tag) ?? ownMessageWords(content, owned, source))?.title;
    const when = message.when && plainCondition(skin ? content.skins[skin]!.skin.versions : [], message.when);
    // If nobody says it, its labels name settings, and people type those with what they ask about them.
    const seen = message.says === 'nobody' ? [] : message.labels;
    const variants = seen.flatMap((id) => allLabels(content)[id]?.variants?.[tag] ?? []);
    return {
      id: message.id,
      ...(title ? { title: spelled(naming, title, skin) } : {}),
      ...labelled(message.labels, skin),
      ...(skin ? { skins: { [skin]: {} } } : {}),
      ...(when ? { when } : {}),
      ...(message.gate ? { gate: message.gate } : {}),
      ...(message.warns ? { isWarning: true as const } : {}),
      ...(variants.length ? { more: variants } : {}),
      // Whoever is being deceived is understood in any words that we have.
      ...said(message.id, message.warns ? Number.POSITIVE_INFINITY : maxBeside),
    };
  });
  const steps = ownSteps(content).map(([id, skins]): CompiledAnswer => {
    const words = Object.keys(skins).map((skin) => {
      const found = ownStepWords(content, skin, id, tag) ?? ownStepWords(content, skin, id, source)!;
      const labels = labelsIn(found.do).map((name) =>
        compileLabel(content, roleOf(content.skins[skin]!.skin, name), tag, content.skins[skin]!.skin.surfaces),
      );
      return { title: spelled(naming, found.title, skin), labels: labels.flatMap(textsOfLabel) };
    });
    const title = words[0]!.title;
    const answers = Object.entries(skins).map(([skin, answer], at) => {
      const own = words[at]!.title;
      return [skin, own === title ? answer : { ...answer, title: own }];
    });
    return {
      id,
      title,
      skins: Object.fromEntries(answers),
      more: [...new Set(words.flatMap(({ labels }) => labels))].filter((text) => text !== title),
      ...said(id),
    };
  });
  const screens = screenWords(locale);
  const titled = (key: string) => String(screens[key]);
  return {
    names: {
      '': [...new Set(listed(phoneNames))],
      ...Object.fromEntries(
        Object.entries(content.skins).map(([id, { card, skin }]) => [
          id,
          [...new Set([...namesOf(card, skin), ...listed(`${phoneNames}:${id}`)])],
        ]),
      ),
    },
    where: listed(whereWords),
    otherTopics: own[otherTopics] ?? theirs[otherTopics] ?? [],
    entries: [
      ...messages,
      ...steps,
      ...gatesInOrder(content).map(
        ({ id, labels }): CompiledAnswer => ({
          id: idOfGate(id),
          title: titled(`gate-${id}`),
          ...labelled(labels),
          ...said(idOfGate(id)),
        }),
      ),
      ...Object.entries(cards).map(
        ([id, { title, tool }]): CompiledAnswer => ({
          id: idOfCard(id),
          title: titled(title),
          ...(tool ? { skins: skinsWithTool(content, tool) } : {}),
          ...said(idOfCard(id)),
        }),
      ),
    ],
  };
}
