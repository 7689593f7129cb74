import { compileGuide, publishedTags } from '@sideguide/content-kit';
import {
  fillLabel,
  fits,
  labelOf,
  parameters,
  quoteLabel,
  type ReaderAnswers,
  screensAt,
  stepsOf,
} from '@sideguide/guide-core/flow';
import { spaceNames } from '@sideguide/guide-core/locale';
import type { Guide, PlannedStep, SceneWords, StepWords } from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { content } from '../../packages/content-kit/test/content.ts';
import { say } from './words.ts';

// What a reader must see, from the compiled guides: unit tests check the plan of steps and the quotes themselves.

export { content };

export const tags = publishedTags(content);

/** Ids of the skins that readers are led to. */
export const skins = Object.values(content.skins).flatMap(({ card }) => (card.status === 'published' ? [card.id] : []));

/** Returns the newest checked version of a skin. */
export const newestVersion = (skin: string): string =>
  content.skins[skin]!.skin.versions.find(({ status }: { status?: string }) => status === undefined)!.id;

/** Parameters with valid and invalid values; `say` accepts any text. */
export const checkedParameters = parameters.filter((name) => name !== 'say');

/** A reader's phone, app and language. */
export interface Reader {
  readonly tag: string;
  readonly skin: string;
  readonly os?: string | undefined;
  readonly rom?: string | undefined;
  readonly app?: string | undefined;
}

const guides = new Map<string, Guide>();

function guideFor({ skin, tag }: Reader): Guide {
  const key = `${skin} ${tag}`;
  const guide = guides.get(key) ?? compileGuide(content, skin, tag);
  guides.set(key, guide);
  return guide;
}

const answersOf = ({ os = 'unknown', rom = 'unknown', app }: Reader): ReaderAnswers => ({
  os,
  rom,
  ...(app ? { needs: content.apps[app]!.needs } : {}),
});

/** Returns every step that a reader's phone can reach, whatever the app needs. */
const reachableSteps = (reader: Reader): PlannedStep[] => {
  const { downloadapps, service } = guideFor(reader).parts;
  return [...downloadapps, ...service].filter(({ when }) =>
    when.every((condition) => fits(condition, answersOf(reader))),
  );
};

const idsOf = (steps: readonly PlannedStep[]): string[] => steps.map(({ id }) => id);

export const reachableFor = (reader: Reader): string[] => idsOf(reachableSteps(reader));

/** Returns the settings that are usual for every app on a reader's phone, each as a step of its own. */
export function settingsFor(reader: Reader): string[] {
  const { service } = guideFor(reader).parts;
  const usual = reachableSteps(reader).filter((step) => service.includes(step) && !step.beside && !step.offered);
  return idsOf(usual.filter(({ covers }) => !covers));
}

const screensFor = (reader: Reader, host: string): string[] =>
  screensAt(guideFor(reader), host, answersOf(reader)).map(({ id }) => id);

/** Returns the steps offered at a step as answers to “What do you see now?”, the likeliest first. */
export function stepChoicesAt(reader: Reader, host: string): string[] {
  const all = idsOf(reachableSteps(reader).filter((step) => step.sometimes && step.beside === host));
  const listed = screensFor(reader, host).filter((id) => all.includes(id));
  return [...listed, ...all.filter((id) => !listed.includes(id))];
}

/** Returns the ids of all that a step shows in the open as answers to that question: steps and messages. */
export const choicesAt = (reader: Reader, host: string): string[] =>
  screensFor(reader, host).filter(
    (id) => stepFor(reader, host).tool === 'what-now' || stepChoicesAt(reader, host).includes(id),
  );

export interface Plan {
  readonly download: readonly string[];
  /** Empty for an app without needs. */
  readonly service: readonly string[];
  readonly tidy: readonly string[];
}

export function planFor(reader: Reader): Plan {
  const required = (part: 'downloadapps' | 'service' | 'tidy') =>
    idsOf(stepsOf(guideFor(reader), part, answersOf(reader)).asked);
  return { download: required('downloadapps'), service: required('service'), tidy: required('tidy') };
}

export function stepFor(reader: Reader, id: string): PlannedStep {
  const { downloadapps, service, tidy } = guideFor(reader).parts;
  return [...downloadapps, ...service, ...tidy].find((step) => step.id === id)!;
}

/** Fills the names into a sentence and puts `{label}` where the phone's words stand. */
function withNames({ tag, skin, app }: Reader, text: string): string {
  const card = app ? content.apps[app]! : undefined;
  const names = {
    app: card?.name ?? say(tag, 'the-app'),
    file: card?.file ?? '….apk',
    maker: content.skins[skin]!.card.makers[0],
  };
  const capital = names.app.charAt(0).toLocaleUpperCase(tag) + names.app.slice(1);
  // Thai sets spaces around a foreign name, and none around its own words.
  const sentence = app
    ? spaceNames(tag, text, names)
    : text.replace(/(?<=[ก-๛]) (?=\{app\})|(?<=\{app\}) (?=[ก-๛])/g, '');
  return sentence
    .replace(/\{label:[\w-]+\}/g, '{label}')
    .replace(/(^|[.!?…] )\{app\}/g, (_slot, before: string) => before + capital)
    .replace(/\{(app|file|maker)\}/g, (_slot, name: 'app') => names[name]);
}

/** Returns the words that a step must show, and the ids of the labels quoted in each field. */
export function wordsFor(reader: Reader, id: string): { shown: StepWords; quoted: Record<keyof StepWords, string[]> } {
  const words = guideFor(reader).words[id]!;
  const [open, close] = content.locales[reader.tag]!.card.quotes;
  const map = <T>(change: (text: string) => T) =>
    Object.fromEntries(Object.entries(words).map(([field, text]) => [field, change(text)]));
  const shown = map((text) => withNames(reader, text)) as unknown as StepWords;
  return {
    shown: { ...shown, title: shown.title.replaceAll('{label}', `${open}{label}${close}`) },
    quoted: map(labelsIn) as Record<keyof StepWords, string[]>,
  };
}

export interface ExpectedLabel {
  readonly text: string;
  readonly lang: string;
  readonly gloss: string | undefined;
}

/** Returns the label text that a reader is shown: in their language if the phone has it there. */
export function labelFor(reader: Reader, id: string): ExpectedLabel {
  const { tag, rom } = reader;
  const guide = guideFor(reader);
  const found = labelOf(guide, id, answersOf(reader));
  const shipped = guide.roms.find((candidate) => candidate.id === rom)?.languages;
  const quote = quoteLabel(found.id, found.label, { locale: tag, rtl: [], ...(shipped ? { shipped } : {}) });
  const { text, lang, gloss } = fillLabel(tag, quote, '….apk');
  return { text, lang, gloss };
}

/** Returns what the drawings of a step highlight. */
export function markedIn(reader: Reader, { scenes }: PlannedStep): string[] {
  const marked: string[] = [];
  JSON.stringify(scenes, (_key, value: SceneWords & { mark?: string; kind?: string }) => {
    if (value?.mark && 'label' in value) marked.push(labelFor(reader, value.label).text);
    else if (value?.mark && 'text' in value) marked.push(withNames(reader, value.text));
    else if (value?.kind === 'recents') marked.push(withNames(reader, '{app}'));
    return value;
  });
  return marked;
}
