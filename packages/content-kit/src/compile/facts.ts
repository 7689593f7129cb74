import {
  type CompiledFact,
  type Fact,
  type FactTable,
  type LabelSource,
  type SourceKind,
  sourceKinds,
} from '@sideguide/guide-core/model';
import { allLabels, type Content, sourceTag } from '../content.ts';
import { labelsOfSkin, stepIds } from '../labels-of.ts';
import { labelsOfMessage, messagesOf, ownMessageWords } from '../messages-of.ts';
import { readableSource, sourceUrl } from '../source-url.ts';

/** Returns the kinds of a source, by the patterns of `content/source-kinds.json`; a fact may name its kinds itself. */
const kindsOf = (content: Content, { kinds, source }: Fact): SourceKind[] =>
  kinds ? [...kinds] : sourceKinds.filter((kind) => new RegExp(content.sourceKinds[kind] ?? '(?!)').test(source));

const plain = (name: string) => name.replace(/\u00a0/g, ' ');

/**
 * Returns sequences of version names, oldest first: the makers' own names of each skin, and one for each family of
 * twins. A name is the family's name and a number. “Android 14” is left out: it is said of every skin's phones.
 */
function namesOf(content: Content): (readonly string[])[] {
  return Object.values(content.skins).flatMap(({ card, skin }) => {
    if (card.isGeneral) return [];
    const inOrder = [...skin.versions].reverse();
    const families = new Map<string, string[]>();
    for (const { name, twins = {} } of inOrder)
      for (const one of [name, ...Object.values(twins)].map(plain)) {
        const family = one.replace(/ [\d.]+$/, '');
        families.set(family, [...(families.get(family) ?? []), one]);
      }
    // The maker's own names form one sequence (MIUI 14, HyperOS 1); those of a twin form a separate one.
    const own = inOrder.map(({ name }) => plain(name));
    const twins = [...families.values()].filter((list) => !list.some((one) => own.includes(one)));
    return [own, ...twins];
  });
}

/** Returns the versions that a text names: `MIUI 12 to HyperOS 3`, `HyperOS 1 and 2`, `ColorOS 16`. */
export function versionsIn(content: Content, text: string): string[] {
  const lists = namesOf(content);
  const families = [...new Set(lists.flat().map((name) => name.replace(/ [\d.]+$/, '')))];
  const quoted = families.map((family) => family.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const run = new RegExp(
    `(?:${quoted}) \\d+(?:\\.\\d+)?(?:(?:,| and| to|–| or)+ ?(?:(?:${quoted}) )?\\d+(?:\\.\\d+)?)*`,
    'g',
  );
  const found = new Set<string>();
  for (const [words] of plain(text).matchAll(run)) {
    let family = '';
    let before: string | undefined;
    let isRange = false;
    for (const [, joint, named, number] of words.matchAll(
      new RegExp(`( to |–)?(?:(${quoted}) )?(\\d+(?:\\.\\d+)?)`, 'g'),
    )) {
      family = named ?? family;
      isRange = joint !== undefined;
      const name = `${family} ${number}`;
      const list = lists.find((one) => one.includes(name));
      if (!list) continue;
      const from = isRange && before !== undefined && list.includes(before) ? list.indexOf(before) : list.indexOf(name);
      for (const one of list.slice(from, list.indexOf(name) + 1)) found.add(one);
      before = name;
    }
  }
  return lists.flat().filter((name) => found.has(name));
}

/** Compiles a fact, with the kinds of its sources and the versions that it names. */
export function compileFact(content: Content, fact: Fact): CompiledFact {
  const versions = fact.versions ?? versionsIn(content, `${fact.says}; ${fact.source}`);
  const { says, source, checked, confidence } = fact;
  const url = sourceUrl(source);
  return {
    says,
    source,
    kinds: kindsOf(content, fact),
    checked,
    confidence,
    ...(versions.length ? { versions } : {}),
    ...(url ? { url } : {}),
  };
}

const byId = <T extends { readonly facts: readonly Fact[] }>(content: Content, items: Readonly<Record<string, T>>) =>
  Object.fromEntries(
    Object.entries(items).map(([id, { facts }]) => [id, facts.map((fact) => compileFact(content, fact))]),
  );

function labelSources(content: Content, ids: readonly string[]): Record<string, LabelSource> {
  const labels = allLabels(content);
  const known = [...new Set(ids)].filter((id) => labels[id]).sort();
  return Object.fromEntries(
    known.map((id) => [id, { source: readableSource(labels[id]!.source), confidence: labels[id]!.confidence }]),
  );
}

/** Returns the facts of one skin's own steps, messages and labels; without a skin, those that apply to every phone. */
export function compileFacts(content: Content, skinId?: string): FactTable {
  const source = sourceTag(content);
  const messages = messagesOf(content).filter(({ skin }) => skin === skinId);
  const quoted = messages.flatMap((owned) => labelsOfMessage(owned.message, ownMessageWords(content, owned, source)));
  const own = Object.fromEntries(messages.map(({ message }) => [message.id, message]));
  if (!skinId)
    return {
      steps: byId(content, content.steps),
      messages: byId(content, own),
      gates: byId(content, content.gates),
      labels: labelSources(content, quoted),
    };
  const folder = content.skins[skinId]!;
  const ids = stepIds(folder.skin);
  const words = { ...content.locales[source]!.steps, ...folder.words.steps };
  return {
    steps: byId(content, Object.fromEntries(Object.entries(folder.steps).filter(([id]) => ids.includes(id)))),
    messages: byId(content, own),
    gates: {},
    labels: labelSources(content, [...labelsOfSkin(content, skinId, words).keys(), ...quoted]),
  };
}
