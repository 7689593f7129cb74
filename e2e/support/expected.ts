import { root } from '@sideguide/cli-kit';
import { publishedTags } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { parameters } from '@sideguide/guide-core/flow';
import { fill, type Values } from '@sideguide/guide-core/locale';
import type { Condition, FlowEntry, Scene, SceneWords, Step, StepWords } from '@sideguide/guide-core/model';
import { say, stepWordsIn } from './words.ts';

/** The content as read from its files. The tests derive the expected flow from it independently of the app's code. */
export const { content } = await loadContent(root);

export const tags = publishedTags(content);
const labels = Object.assign({}, content.labels, ...Object.values(content.skins).map((skin) => skin.labels));

/** Parameters with valid and invalid values; `say` accepts any text. */
export const judged = parameters.filter((name) => name !== 'say');

/** A reader's phone, app and language. */
export interface Reader {
  readonly tag: string;
  readonly skin: string;
  readonly os?: string | undefined;
  readonly rom?: string | undefined;
  readonly app?: string | undefined;
}

export const expectedStep = (skin: string, id: string): Step => content.skins[skin]!.steps[id] ?? content.steps[id]!;

/** Checks whether a version satisfies a condition; an unchecked version is treated as unknown. */
function osFits(skin: string, range: Condition['os'], os: string): boolean {
  const { versions } = content.skins[skin]!.skin;
  const answer = versions.find(({ id }) => id === os)?.status === 'unchecked' ? 'unknown' : os;
  if (!range) return true;
  if (!('find' in range)) {
    const { from, until, unknown } = range;
    if (answer === 'unknown') return unknown === true;
    const age = (id: string) => versions.findIndex((version) => version.id === id);
    return (!from || age(answer) <= age(from)) && (!until || age(answer) >= age(until));
  }
  return range.includes(answer);
}

/** Checks whether a wording applies to a reader's phone. */
const isWorded = ({ skin, os = 'unknown', rom = 'unknown' }: Reader, { os: range, rom: roms }: Condition): boolean =>
  osFits(skin, range, os) && (roms ?? [rom]).includes(rom);

type Part = 'downloadapps' | 'service';

/** Returns the entries of a part for a reader's phone, whatever the app needs. */
const entriesFor = ({ skin, os = 'unknown', rom = 'unknown' }: Reader, part: Part): Exclude<FlowEntry, string>[] => {
  const fits = (when: Condition | undefined) => osFits(skin, when?.os, os) && (when?.rom ?? [rom]).includes(rom);
  return (content.skins[skin]!.skin[part] as readonly FlowEntry[])
    .map((entry): Exclude<FlowEntry, string> => (typeof entry === 'string' ? { id: entry } : entry))
    .filter(({ id, when }) => fits(when) && fits(expectedStep(skin, id).when));
};

/** Returns the steps of a part that a reader needs. */
function fitting(reader: Reader, part: Part): string[] {
  const { skin, app } = reader;
  const needs = app ? content.apps[app]!.needs : [];
  const isNeeded = (when: Condition | undefined) => !when?.need || when.need.some((need) => needs.includes(need));
  return entriesFor(reader, part)
    .filter(
      ({ id, when, beside, offered }) => !beside && !offered && isNeeded(when) && isNeeded(expectedStep(skin, id).when),
    )
    .map(({ id }) => id)
    .filter((id) => !app || expectedStep(skin, id).tool !== 'app-list');
}

/** Returns every step that a reader's phone can reach. */
export const reachableFor = (reader: Reader): string[] =>
  (['downloadapps', 'service'] as const).flatMap((part) => entriesFor(reader, part).map(({ id }) => id));

/** Returns the settings that are usual for every app on a reader's phone. */
export const settingsFor = (reader: Reader): string[] =>
  entriesFor(reader, 'service')
    .filter(({ beside, offered }) => !beside && !offered)
    .map(({ id }) => id);

/** Returns the steps offered at a step as answers to “What do you see now?”. */
export const choicesAt = (reader: Reader, host: string): string[] =>
  (['downloadapps', 'service'] as const).flatMap((part) =>
    entriesFor(reader, part)
      .filter(({ beside, sometimes }) => sometimes && beside === host)
      .map(({ id }) => id),
  );

export interface Way {
  readonly download: readonly string[];
  /** Empty for an app without needs. */
  readonly service: readonly string[];
}

export function wayOf(reader: Reader): Way {
  const service = fitting(reader, 'service');
  const useful = service.some((id) => expectedStep(reader.skin, id).when?.need);
  return { download: fitting(reader, 'downloadapps'), service: useful ? service : [] };
}

/** Returns the values of the slots in a step's words. */
function namesFor({ tag, skin, app }: Reader): Values {
  const card = app ? content.apps[app]! : undefined;
  return {
    app: card?.name ?? say(tag, 'the-app'),
    file: card?.file ?? '….apk',
    maker: content.skins[skin]!.card.makers[0],
  };
}

/** Fills the names into a sentence and puts `{label}` where the phone's words stand. */
function withNames(reader: Reader, text: string): string {
  const names = namesFor(reader);
  const start = String(names.app);
  const capital = start.charAt(0).toLocaleUpperCase(reader.tag) + start.slice(1);
  // Thai sets spaces around a foreign name, and none around its own words.
  const sentence = reader.app ? text : text.replace(/(?<=[ก-๛]) (?=\{app\})|(?<=\{app\}) (?=[ก-๛])/g, '');
  return sentence
    .replace(/\{label:[\w-]+\}/g, '{label}')
    .replace(/(^|[.!?…] )\{app\}/g, (_slot, before: string) => before + capital)
    .replace(/\{(app|file|maker)\}/g, (_slot, name: string) => String(names[name]));
}

/** Returns the label behind a role of the skin; any other name is a label's id already. */
export const idOf = (skin: string, name: string): string => content.skins[skin]!.skin.roles[name] ?? name;

/** Returns the ids of the labels that a text quotes, in order. */
export const quotedLabels = (skin: string, text: string): string[] =>
  [...text.matchAll(/\{label:([\w-]+)\}/g)].map(([, name]) => idOf(skin, name!));

/** Returns the words that a step must show, and the labels quoted in each field. */
export function wordsFor(reader: Reader, id: string): { shown: StepWords; quoted: Record<keyof StepWords, string[]> } {
  const { tag, skin } = reader;
  const words = stepWordsIn(tag, id, skin in content.skins && id in content.skins[skin]!.steps ? skin : undefined);
  const [open, close] = content.locales[tag]!.card.quotes;
  const map = <T>(change: (text: string) => T) =>
    Object.fromEntries(Object.entries(words).map(([field, text]) => [field, change(text)]));
  const shown = map((text) => withNames(reader, text)) as unknown as StepWords;
  return {
    shown: { ...shown, title: shown.title.replaceAll('{label}', `${open}{label}${close}`) },
    quoted: map((text) => quotedLabels(skin, text)) as Record<keyof StepWords, string[]>,
  };
}

export interface ExpectedLabel {
  readonly text: string;
  readonly lang: string;
  readonly gloss: string | undefined;
}

/** Returns the label text that a reader is shown: in their language if the phone has it there. */
export function labelFor(reader: Reader, usual: string): ExpectedLabel {
  const { tag, skin, rom } = reader;
  const { wordings } = content.skins[skin]!.skin;
  const id = wordings?.[usual]?.find(({ when }) => isWorded(reader, when))?.label ?? usual;
  const label = labels[id]!;
  const understood = (of: string) =>
    content.locales[tag]!.labels[of] ?? labels[of]!.text[tag] ?? labels[labels[of]!.or]?.text[tag];
  const { roms, surfaces } = content.skins[skin]!.skin;
  const inSlots = (text: string) => fill(tag, text, { ...namesFor({ tag, skin }), app: 'Chrome', size: '… MB' });
  const own = content.locales[tag]!.labels[id] ?? label.text[tag] ?? labels[label.or]?.text[tag];
  const shipped = roms.find((one) => one.id === rom)?.languages;
  const speaks = [surfaces?.[label.surface], shipped].every((list) => !list || list.includes(tag));
  if (own && speaks) return { text: inSlots(own), lang: tag, gloss: undefined };
  const lang = ['en', ...Object.keys(label.text)].find((one) => one !== tag && label.text[one])!;
  const { glosses } = content.locales[tag]!;
  const gloss = glosses[id] ?? own ?? understood(usual) ?? glosses[usual];
  const text = inSlots(label.text[lang]);
  return { text, lang, gloss: gloss === undefined || gloss === label.text[lang] ? undefined : inSlots(gloss) };
}

/** Returns what the drawings of a step highlight: labels by id, other words as they are. */
export function markedIn({ skin, ...reader }: Reader, scenes: readonly Scene[]): string[] {
  const found: string[] = [];
  JSON.stringify(scenes, (_key, value: SceneWords & { mark?: string; action?: string; kind?: string }) => {
    if (value?.mark && 'label' in value) found.push(labelFor({ skin, ...reader }, idOf(skin, value.label)).text);
    else if (value?.mark && 'text' in value) found.push(withNames({ skin, ...reader }, value.text));
    else if (value?.kind === 'recents') found.push(withNames({ skin, ...reader }, '{app}'));
    return value;
  });
  return found;
}
