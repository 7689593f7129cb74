import { labelsOfScene } from '@sideguide/guide-core/flow';
import {
  type CompiledLabel,
  type Confidence,
  type FlowEntry,
  type LabelTable,
  partNames,
  type Skin,
  type StepWords,
} from '@sideguide/guide-core/model';
import { labelsIn } from '@sideguide/guide-core/words';
import { compileScreen, messagesOnScreens } from './compile/screens.ts';
import { allLabels, type ById, type Content, findStep, type LabelEntry, sourceTag } from './content.ts';

/** Returns an entry of a flow as a record; one that is a step's id alone has no other fields. */
export const entryRecord = (entry: FlowEntry): Exclude<FlowEntry, string> =>
  typeof entry === 'string' ? { id: entry } : entry;
/** Returns the id of the step that an entry of a flow stands for. */
export const entryId = (entry: FlowEntry): string => entryRecord(entry).id;

/** Returns the ids of all steps of a skin's flow, in order. */
export const stepIds = (skin: Skin): string[] => partNames.flatMap((part) => skin[part].map(entryId));

/** Returns what can be quoted: the ids of all labels, and the roles of skins and gates that stand for one. */
export const labelNames = (content: Content): ReadonlySet<string> =>
  new Set([
    ...Object.keys(allLabels(content)),
    ...Object.values(content.skins).flatMap(({ skin }) => Object.keys(skin.roles)),
    ...Object.values(content.gates).flatMap(({ roles = {} }) => Object.keys(roles)),
  ]);

/** Returns the label of a role; a name that is not a role is a label's own id. */
export const roleOf = (skin: Skin, name: string): string => skin.roles[name] ?? name;

/** Returns a step's words in a language, if any; the shared step's without a skin, or if the skin has no such step. */
export function ownStepWords(
  content: Content,
  skinId: string | undefined,
  id: string,
  tag: string,
): StepWords | undefined {
  const skin = skinId === undefined ? undefined : content.skins[skinId];
  if (!skin || !(id in skin.steps)) return content.locales[tag]?.steps[id];
  return (tag === sourceTag(content) ? skin.words : content.locales[tag]?.skins[skinId!])?.steps?.[id];
}

/** A file of the content, and a field in it. */
export type ContentField = readonly [file: string, field: string];

/** Returns where a step of a skin is defined, and where its words in the source language are. */
export const fieldsOfStep = (content: Content, skinId: string, id: string): { step: string; words: ContentField } =>
  id in content.skins[skinId]!.steps
    ? {
        step: `content/skins/${skinId}/steps/${id}.ts`,
        words: [`content/skins/${skinId}/words.json`, `steps.${id}`],
      }
    : { step: `content/steps/${id}.ts`, words: [`content/locales/${sourceTag(content)}/steps.json`, id] };

/** Returns the ids of the labels that a skin's guide may show, with the field of first use. `has` filters the steps. */
export function labelsOfSkin(
  content: Content,
  skinId: string,
  words: ById<StepWords>,
  has: (step: string) => boolean = () => true,
): Map<string, ContentField> {
  const { skin } = content.skins[skinId]!;
  const found = new Map<string, ContentField>();
  const add = (field: ContentField, names: readonly string[]) => {
    for (const name of names) if (!found.has(roleOf(skin, name))) found.set(roleOf(skin, name), field);
  };
  for (const id of stepIds(skin).filter(has)) {
    const fields = fieldsOfStep(content, skinId, id);
    for (const scene of findStep(content, skinId, id)?.scenes ?? []) add([fields.step, 'scenes'], labelsOfScene(scene));
    const [file, field] = fields.words;
    for (const [name, text] of Object.entries(words[id] ?? {}))
      if (typeof text === 'string') add([file, `${field}.${name}`], labelsIn(text));
  }
  for (const owned of messagesOnScreens(content, skinId)) {
    const screen = compileScreen(content, owned, sourceTag(content));
    add([owned.file, 'scenes'], [...labelsOfScene(screen.scene), ...labelsIn(screen.title)]);
  }
  add([`content/skins/${skinId}/skin.ts`, 'about'], labelsOfScene(skin.about));
  for (const { scene } of skin.abouts ?? []) add([`content/skins/${skinId}/skin.ts`, 'abouts'], labelsOfScene(scene));
  add([`content/skins/${skinId}/skin.ts`, 'path'], skin.path);
  for (const [id, wordings] of Object.entries(skin.wordings ?? {}))
    if (found.has(id))
      add(
        [`content/skins/${skinId}/skin.ts`, `wordings.${id}`],
        wordings.map(({ label }) => label),
      );
  return found;
}

/** Returns a label's text in a language, or that of its replacement (`or`) or of the locale's label file. */
export function textIn(labels: ById<LabelEntry>, content: Content, id: string, tag: string): string | undefined {
  const label = labels[id];
  if (!label) return undefined;
  return content.locales[tag]?.labels[id] ?? label.text[tag] ?? (label.or ? labels[label.or]?.text[tag] : undefined);
}

/** Returns the confidence in a label's text in one language, or in its replacement's (`or`). */
function confidenceIn(labels: ById<LabelEntry>, id: string, tag: string): Confidence | undefined {
  const label = labels[id];
  const known = label?.langConfidence?.[tag];
  if (known || label?.text[tag] !== undefined) return known ?? label?.confidence;
  return label?.or ? confidenceIn(labels, label.or, tag) : undefined;
}

/** Checks whether the words that readers of a language see for a label have low confidence. */
export function isUnsure(content: Content, id: string, tag: string, limits: Skin['surfaces'] = {}): boolean {
  const { own, other } = compileLabel(content, id, tag, limits);
  const shownTag = own === undefined ? other?.[0] : tag;
  return shownTag !== undefined && confidenceIn(allLabels(content), id, shownTag) === 'low';
}

/** Checks whether the part of the phone that shows a label is available in a language, as far as known. */
export const isShipped = (content: Content, id: string, tag: string, limits: Skin['surfaces'] = {}): boolean =>
  limits[allLabels(content)[id]!.surface]?.includes(tag) ?? true;

/** Compiles a label for readers of a language: see {@link CompiledLabel}. */
export function compileLabel(content: Content, id: string, tag: string, limits: Skin['surfaces'] = {}): CompiledLabel {
  const labels = allLabels(content);
  const label = labels[id]!;
  const known = textIn(labels, content, id, tag);
  const isOwn = known !== undefined && isShipped(content, id, tag, limits);
  const standIn = [sourceTag(content), ...Object.keys(label.text)].find(
    (lang) => lang !== tag && label.text[lang] !== undefined,
  );
  // A text from an unofficial ROM is not what phones show here, and our own gloss reads better.
  const gloss = isOwn ? undefined : (content.locales[tag]?.glosses[id] ?? known);
  return {
    ...(isOwn ? { own: known } : {}),
    ...(standIn ? { other: [standIn, label.text[standIn]!] as const } : {}),
    ...(gloss ? { gloss } : {}),
    ...(!isOwn && !isShipped(content, id, tag, limits) ? { isForeign: true as const } : {}),
  };
}

/** Returns the texts of labels in every language that a phone supports, by tag; a language without any is left out. */
export function labelTable(content: Content, ids: readonly string[], tags: readonly string[] = []): LabelTable {
  const labels = allLabels(content);
  const all = new Set([...ids.flatMap((id) => Object.keys(labels[id]!.text)), ...tags]);
  const rows = [...all].map((tag) => {
    const texts = ids.map((id) => [id, textIn(labels, content, id, tag)] as const).filter(([, text]) => text);
    return [tag, Object.fromEntries(texts) as Record<string, string>] as const;
  });
  return Object.fromEntries(rows.filter(([, texts]) => Object.keys(texts).length));
}
