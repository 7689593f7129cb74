import type { Entry as KnownEntry } from '@sideguide/apk-verify';
import { guideNamespaces, labelsOfScene, stepGateWords } from '@sideguide/guide-core/flow';
import { lookShape } from '@sideguide/guide-core/look';
import type {
  FlowEntry,
  Guide,
  LabelTable,
  PlannedStep,
  Scene,
  SceneWords,
  Skin,
  StepWords,
  VersionTables,
} from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { plainCondition } from '../conditions.ts';
import { type ById, type Content, findStep, sourceTag } from '../content.ts';
import {
  compileLabel,
  entryRecord,
  isShipped,
  isUnsure,
  labelsOfSkin,
  labelTable,
  ownStepWords,
  roleOf,
  stepIds,
} from '../labels-of.ts';
import { secondsOf } from '../seconds.ts';
import { asOf } from '../stale.ts';
import { compileScreens } from './screens.ts';

/** Replaces the skin's roles by label ids throughout a scene. */
function resolveScene(skin: Skin, scene: Scene): Scene {
  return JSON.parse(JSON.stringify(scene), (_key, value: SceneWords | unknown) =>
    value && typeof value === 'object' && 'label' in value && typeof value.label === 'string'
      ? { ...value, label: roleOf(skin, value.label) }
      : value,
  ) as Scene;
}

const resolveWords = (skin: Skin, words: StepWords): StepWords =>
  Object.fromEntries(
    Object.entries(words).map(([field, text]) => [
      field,
      (text as string).replace(/\{label:([\w-]+)\}/g, (_mark, name: string) => `{label:${roleOf(skin, name)}}`),
    ]),
  ) as unknown as StepWords;

function planStep(
  content: Content,
  skinId: string,
  entry: FlowEntry,
  words: ById<StepWords>,
  tag: string,
): PlannedStep {
  const { skin } = content.skins[skinId]!;
  const { id, when, beside, sometimes, offered, covers } = entryRecord(entry);
  const step = findStep(content, skinId, id)!;
  const labels = [...step.scenes.flatMap(labelsOfScene), ...labelsIn(words[step.id]!.do)].map((id) => roleOf(skin, id));
  const unsure = labels.some((id) => isUnsure(content, id, tag, skin.surfaces));
  const foreign = labels.filter((id) => compileLabel(content, id, tag, skin.surfaces).own === undefined);
  const unshipped = foreign.length > 0 && foreign.every((id) => !isShipped(content, id, tag, skin.surfaces));
  return {
    id: step.id,
    seconds: secondsOf(step),
    when: [step.when, when].filter((one) => one !== undefined).map((one) => plainCondition(skin.versions, one)),
    scenes: step.scenes.map((scene) => resolveScene(skin, scene)),
    ...(step.tool ? { tool: step.tool } : {}),
    ...(content.ownSteps?.includes(step.id) ? { isOwn: true as const } : {}),
    ...(unsure || step.facts.some((fact) => fact.confidence === 'low') ? { soft: true as const } : {}),
    ...(unshipped ? { unshipped: true as const } : {}),
    ...(step.risky ? { risky: true as const } : {}),
    ...(step.opens ? { opens: step.opens } : {}),
    ...(step.closes ? { closes: step.closes } : {}),
    ...(step.isSkippable ? { isSkippable: true as const } : {}),
    ...(step.gate ? { gate: step.gate, asOf: asOf(step.facts) } : {}),
    ...(beside ? { beside } : {}),
    ...(sometimes ? { sometimes } : {}),
    ...(offered ? { offered } : {}),
    ...(covers ? { covers } : {}),
  };
}

const mapValues = <T, U>(items: ById<T>, change: (item: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(items).map(([id, item]) => [id, change(item)]));

/** Returns the words of the screens with steps in a language. */
function uiOf({ locales }: Content, tag: string): Guide['ui'] {
  const { namespaces } = locales[tag]!;
  const ofGates = Object.entries(namespaces.gates ?? {}).filter(([key]) => stepGateWords.includes(key));
  return Object.assign({}, ...guideNamespaces.map((namespace) => namespaces[namespace]), Object.fromEntries(ofGates));
}

/** Compiles one skin in one language, as the browser loads it. The content must have passed its checks. */
export function compileGuide(content: Content, skinId: string, tag: string): Guide {
  const folder = content.skins[skinId]!;
  const { skin } = folder;
  const ids = stepIds(skin);
  const source = sourceTag(content);
  const translated = (id: string) => ownStepWords(content, skinId, id, tag);
  // A step falls back to the source language as a whole.
  const raw = Object.fromEntries(ids.map((id) => [id, translated(id) ?? ownStepWords(content, skinId, id, source)!]));
  const hint = (tag === source ? folder.words : content.locales[tag]?.skins[skinId])?.['rom-hint'];
  const labels = [...labelsOfSkin(content, skinId, raw).keys()];
  return {
    id: skinId,
    ui: uiOf(content, tag),
    parts: {
      downloadapps: skin.downloadapps.map((entry) => planStep(content, skinId, entry, raw, tag)),
      service: skin.service.map((entry) => planStep(content, skinId, entry, raw, tag)),
      tidy: skin.tidy.map((entry) => planStep(content, skinId, entry, raw, tag)),
    },
    words: Object.fromEntries(Object.entries(raw).map(([id, words]) => [id, resolveWords(skin, words)])),
    screens: compileScreens(content, skinId, tag),
    romHint: hint ?? folder.words['rom-hint'],
    versions: skin.versions,
    wordings: mapValues(skin.wordings ?? {}, (all) =>
      all.map(({ when, label }) => ({ when: plainCondition(skin.versions, when), label })),
    ),
    roms: skin.roms,
    look: lookShape(folder.look),
    about: [
      ...(skin.abouts ?? []).map(({ when, scene }) => ({
        when: plainCondition(skin.versions, when),
        scene: resolveScene(skin, scene),
      })),
      { scene: resolveScene(skin, skin.about) },
    ],
    path: skin.path.map((name) => roleOf(skin, name)),
    labels: Object.fromEntries(labels.map((id) => [id, compileLabel(content, id, tag, skin.surfaces)])),
    untranslated: ids.filter((id) => !translated(id)),
  };
}

/** Returns the rules for recognising every skin's versions, for a text or an answer that may belong to another skin. */
export const compileVersions = (content: Content): VersionTables =>
  mapValues(content.skins, ({ hints, skin: { versions, reads, androidTells } }) => ({
    versions: versions.map(({ id, name, android, maker, status }) => ({
      id,
      name,
      ...(android ? { android } : {}),
      ...(maker ? { maker } : {}),
      ...(status ? { status } : {}),
    })),
    reads: reads ?? [],
    ...(androidTells ? { androidTells } : {}),
    hints,
  }));

/** Returns the labels of a skin in every language that a phone supports. */
export function compileLabelTable(content: Content, skinId: string): LabelTable {
  const source = content.locales[sourceTag(content)]!;
  const words = { ...source.steps, ...content.skins[skinId]!.words.steps };
  return labelTable(content, [...labelsOfSkin(content, skinId, words).keys()], Object.keys(content.locales));
}

/** Returns every app whose signer certificates are known, by package name: the catalogue's and further ones. */
export function compileSigners(content: Content): KnownEntry[] {
  const beyond = Object.entries(content.knownSigners.apps).map(([id, app]) => ({ ...app, package: id }));
  return [...Object.values(content.apps), ...beyond]
    .map(({ package: id, name, publisher, page, certificates }) => ({
      package: id,
      name,
      publisher,
      page,
      certificates,
    }))
    .sort((a, b) => (a.package < b.package ? -1 : 1));
}
