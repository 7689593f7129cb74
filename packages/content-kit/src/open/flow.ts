import {
  describe,
  describeWords,
  fillLabel,
  fits,
  joinDescriptions,
  labelOf,
  labelsOfScenes,
  quoteLabel,
  screensAt,
} from '@sideguide/guide-core/flow';
import { fill } from '@sideguide/guide-core/locale';
import type { Guide, Need, PartName, PlannedStep, Quote } from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { compileGuide } from '../compile/guide.ts';
import { allLabels, type Content, findStep, screenWords, sourceTag } from '../content.ts';
import { stepIds } from '../labels-of.ts';
import { factId, openFacts } from './facts.ts';
import type { FlowStep } from './flow-schema.ts';
import { license } from './license.ts';

const format = 1;

/** The phone that a flow is for, and its language. `unknown` is a valid version and ROM. */
export interface FlowKey {
  readonly skin: string;
  readonly version: string;
  readonly rom: string;
  readonly language: string;
}

const needsOf = ({ when }: PlannedStep): readonly Need[] | undefined => when.find(({ need }) => need)?.need;

/** The words of a skin in one language, computed once for all its versions and ROMs. */
interface Source {
  readonly content: Content;
  readonly release: string | undefined;
  readonly guide: Guide;
  readonly skin: string;
  readonly language: string;
  /** Returns a sentence of the screens. */
  readonly say: (key: string) => string;
  /** Tags of right-to-left languages. */
  readonly rtl: readonly string[];
}

/** File name that the guide's page draws while no app is chosen. */
const anyFile = '….apk';

/** Returns one phone's flow in one language: the steps that the guide shows, which depend only on the app's needs. */
function flowOf({ content, release, guide, skin, language, say, rtl }: Source, version: string, rom: string) {
  const answers = { os: version, rom };
  const locale = content.locales[language]!;
  const source = sourceTag(content);
  const maker = content.skins[skin]!.card.makers[0]!;
  const shipped = guide.roms.find(({ id }) => id === rom)?.languages;
  const speech = { locale: language, rtl, ...(shipped ? { shipped } : {}) };
  const drawn = describeWords(say);
  const quote = (id: string): Quote => {
    const found = labelOf(guide, id, answers);
    return fillLabel(language, quoteLabel(found.id, found.label, speech), anyFile);
  };
  const named = (text: string) => fill(language, text, { maker });
  const isFor = (step: PlannedStep) => step.when.every((when) => fits({ ...when, app: undefined }, answers));
  const isSoft = guide.versions.find(({ id }) => id === version)?.status !== undefined;
  const labels: Record<string, Quote> = {};

  const stepIn = (part: readonly PlannedStep[], step: PlannedStep, needs: readonly Need[] | undefined): FlowStep => {
    const words = guide.words[step.id]!;
    const app = step.when.find((when) => when.app)?.app;
    const sentences = [words.title, words.do, words.see, words.otherwise, words.done];
    for (const id of sentences.flatMap(labelsIn)) labels[id] ??= quote(id);
    const pictures = describe(step.scenes, quote, named, drawn);
    const picture = joinDescriptions(pictures, say('alt-then'));
    const screens = screensAt(guide, step.id, answers).map(({ id }) => id);
    const place = ({ id }: PlannedStep) => (screens.includes(id) ? screens.indexOf(id) : screens.length);
    const besides = part
      .filter((one) => one.beside === step.id && isFor(one))
      .sort((one, other) => place(one) - place(other));
    const shown = [...new Set([...labelsOfScenes(step.scenes), ...labelsIn(words.do)])];
    return {
      id: step.id,
      title: named(words.title),
      do: named(words.do),
      see: named(words.see),
      otherwise: named(words.otherwise),
      done: named(words.done),
      ...(guide.untranslated.includes(step.id) ? { language: source } : {}),
      ...(picture ? { picture } : {}),
      minutes: Math.round((step.seconds / 60) * 100) / 100,
      ...(needs ? { needs } : {}),
      ...(app ? { app } : {}),
      ...(step.tool ? { tool: step.tool } : {}),
      ...(step.risky ? { risky: true } : {}),
      ...(step.soft || isSoft ? { mayDiffer: true } : {}),
      ...(step.gate ? { gate: step.gate } : {}),
      ...(step.asOf ? { asOf: step.asOf } : {}),
      sources: findStep(content, skin, step.id)!.facts.map(factId),
      labelSources: shown.map((id) => labelOf(guide, id, answers).id),
      ...(besides.length ? { besides: besides.map((one) => stepIn(part, one, undefined)) } : {}),
      ...(screens.length ? { screens } : {}),
      ...(step.sometimes ? { sometimes: true } : {}),
    };
  };

  const mainPath = (name: PartName): FlowStep[] => {
    const part = guide.parts[name];
    // A step that replaces others is for guides that know the app; here each switch says which need it is for.
    const path = part.filter((step) => isFor(step) && !step.beside && !step.offered && !step.covers);
    // A page that only leads to settings is required if one of those settings is.
    const all = name === 'service' ? [...new Set(path.flatMap((step) => needsOf(step) ?? []))] : undefined;
    return path.map((step) => stepIn(part, step, needsOf(step) ?? all));
  };
  const { service } = guide.parts;
  const offered = service
    .filter((step) => isFor(step) && !step.beside && step.offered)
    .map((step) => stepIn(service, step, undefined));
  const parts = { downloadapps: mainPath('downloadapps'), service: mainPath('service'), tidy: mainPath('tidy') };
  return {
    $schema: '../../../../flow.schema.json',
    format,
    ...(release ? { content: { version: release } } : {}),
    license: { id: license.id, url: license.url, attribution: license.attribution },
    skin,
    version,
    rom,
    language,
    dir: locale.card.dir,
    quotes: locale.card.quotes,
    names: { app: say('the-app'), file: anyFile },
    ...parts,
    offered,
    labels,
  };
}

/** Returns the facts and label sources of a skin's flows, in English. */
function sourcesOf(content: Content, skin: string) {
  const facts = stepIds(content.skins[skin]!.skin).flatMap((id) =>
    openFacts(content, findStep(content, skin, id)!.facts),
  );
  return {
    $schema: '../../flow-sources.schema.json',
    format,
    facts: Object.fromEntries(facts.map(({ id, ...fact }) => [id, fact])),
    labels: Object.fromEntries(
      Object.entries(allLabels(content)).map(([id, { source, confidence }]) => [id, { source, confidence }]),
    ),
  };
}

/** Returns the path of a flow below the site's base. */
export const flowPath = ({ skin, version, rom, language }: FlowKey): string =>
  `flows/${skin}/${version}/${rom}/${language}.json`;

/** Returns all phones that have a flow: versions, ROMs and languages of every skin, including “I don't know”. */
const flowKeys = (content: Content): FlowKey[] =>
  Object.values(content.skins).flatMap(({ card, skin: { versions, roms } }) =>
    Object.keys(content.locales).flatMap((language) =>
      [...versions.map(({ id }) => id), 'unknown'].flatMap((version) =>
        [...roms.map(({ id }) => id), 'unknown'].map((rom) => ({ skin: card.id, version, rom, language })),
      ),
    ),
  );

/**
 * Yields all files of the resolved flows: their paths below the site's base, and their content. `release` is the version
 * of Sideguide.
 */
export function* flowFiles(content: Content, release?: string): Generator<readonly [path: string, value: object]> {
  const rtl = Object.values(content.locales).flatMap(({ card }) => (card.dir === 'rtl' ? [card.tag] : []));
  let last: Source | undefined;
  for (const key of flowKeys(content)) {
    const { skin, language } = key;
    if (last?.skin !== skin || last.language !== language) {
      const words = screenWords(content.locales[language]!);
      const say = (name: string) => String(words[name]);
      last = { content, release, skin, language, guide: compileGuide(content, skin, language), say, rtl };
    }
    yield [flowPath(key), flowOf(last, key.version, key.rom)];
  }
  for (const skin of Object.keys(content.skins)) yield [`flows/${skin}/sources.json`, sourcesOf(content, skin)];
}
