import type { Skin } from '@sideguide/guide-core/model';
import { labelsOfGates } from '../compile/gates.ts';
import { allLabels, type Content, type LabelEntry, type ReportFinding, sourceTag } from '../content.ts';
import { type ContentField, compileLabel, labelNames, labelsOfSkin } from '../labels-of.ts';
import { publishedTags } from '../stand-ins.ts';
import { meant } from './meant.ts';

/** First use of a label; a use in a published skin takes precedence over one in a draft. */
interface Use {
  readonly field: ContentField;
  readonly surfaces?: Skin['surfaces'];
  /** A draft may lack translations: a new skin begins that way, in a single folder. */
  readonly isDraft: boolean;
  /** The label it replaces on some phones, whose words explain it. */
  readonly usual?: string;
}

type Labels = ReturnType<typeof allLabels>;

/** Returns the labels by their file; those of all phones by the folder of their files. */
const labelFiles = ({ labels, skins }: Content) => [
  ['content/labels', labels] as const,
  ...Object.entries(skins).map(([id, folder]) => [`content/skins/${id}/labels.json`, folder.labels] as const),
];

/** Checks that no two files have different labels of one id, as one of them would silently win. */
function checkOwners(content: Content, report: ReportFinding): void {
  const owners = new Map<string, { readonly file: string; readonly label: LabelEntry }>();
  for (const [file, labels] of labelFiles(content)) {
    for (const [id, label] of Object.entries(labels)) {
      const first = owners.get(id);
      if (!first) owners.set(id, { file, label });
      else if (JSON.stringify(first.label) !== JSON.stringify(label))
        report(file, id, `${first.file} has another label of this id`, 'Begin the id with the name of the skin.');
    }
  }
}

/** Returns the labels shown with a language's own sentences; an untranslated step or message has English ones. */
function labelsIn(content: Content, tag: string): ReadonlySet<string> {
  const locale = content.locales[tag]!;
  const isSource = tag === sourceTag(content);
  const words = content.locales[sourceTag(content)]?.steps;
  const ofSkins = Object.entries(content.skins).flatMap(([id, folder]) => {
    const has = (step: string) =>
      isSource || step in (step in folder.steps ? (locale.skins[id]?.steps ?? {}) : locale.steps);
    return [...labelsOfSkin(content, id, { ...words, ...folder.words?.steps }, has).keys()];
  });
  const ofMessages = Object.entries(content.messages)
    .filter(([id]) => id in locale.messages)
    .flatMap(([, { labels = [] }]) => labels);
  const isTranslated = isSource || Object.keys(locale.gates).length > 0;
  const ofGates = isTranslated ? labelsOfGates(content) : Object.values(content.gates).flatMap(({ labels }) => labels);
  return new Set([...ofSkins, ...ofMessages, ...ofGates]);
}

/** Returns the first use of each label, by label id. */
function usesOf(content: Content): ReadonlyMap<string, Use> {
  const source = content.locales[sourceTag(content)];
  const used = new Map<string, Use>();
  for (const [id, folder] of Object.entries(content.skins)) {
    const words = { ...source?.steps, ...folder.words?.steps };
    const isDraft = folder.card.status === 'draft';
    const usual = new Map(
      Object.entries(folder.skin.wordings ?? {}).flatMap(([of, all]) => all.map(({ label }) => [label, of] as const)),
    );
    for (const [label, field] of labelsOfSkin(content, id, words)) {
      const known = used.get(label);
      if (known && !known.isDraft) continue;
      const of = usual.get(label);
      used.set(label, { field, surfaces: folder.skin.surfaces, isDraft, ...(of ? { usual: of } : {}) });
    }
  }
  // One that does not exist is found with its gate.
  for (const label of labelsOfGates(content))
    if (!used.has(label) && allLabels(content)[label])
      used.set(label, { field: ['content/gates', 'labels'], isDraft: false });
  return used;
}

/** Checks that labels in use exist, with words from phones or a gloss in every language that shows them. */
function checkUses(content: Content, labels: Labels, report: ReportFinding): void {
  const names = labelNames(content);
  const shown = new Map(Object.keys(content.locales).map((tag) => [tag, labelsIn(content, tag)]));
  for (const [id, { field, surfaces, isDraft, usual }] of usesOf(content)) {
    if (!labels[id]) {
      // A role that stands for no label has a finding of its own.
      const isOfRole = Object.values(content.skins).some(({ skin }) => Object.values(skin.roles).includes(id));
      if (!isOfRole)
        report(
          ...field,
          `there is no label or role “${id}”`,
          `${meant(id, [...names])}Quote a label from content/labels or the skin's labels.json; invent none.`,
        );
      continue;
    }
    for (const tag of isDraft ? [] : publishedTags(content).filter((one) => shown.get(one)!.has(id))) {
      const label = compileLabel(content, id, tag, surfaces);
      const known = usual && labels[usual] ? compileLabel(content, usual, tag, surfaces) : undefined;
      if ([label.own, label.gloss, known?.own, known?.gloss].every((text) => text === undefined)) {
        report(
          `content/locales/${tag}/glosses.json`,
          id,
          'phones have no such label in this language, and no translation stands beside it',
          `Translate “${label.other?.[1]}” (used in ${field[0]}).`,
        );
      }
    }
  }
}

/** Checks that the roles of the skins stand for existing labels. */
function checkRoles(content: Content, labels: Labels, report: ReportFinding): void {
  for (const [id, { skin }] of Object.entries(content.skins))
    for (const [role, label] of Object.entries(skin.roles))
      if (!labels[label])
        report(
          `content/skins/${id}/skin.ts`,
          `roles.${role}`,
          `there is no label “${label}”`,
          `${meant(label, Object.keys(labels))}Use the id of a label.`,
        );
}

/** Checks that only labels that phones do not show in a language have a gloss in it. */
function checkGlosses(content: Content, labels: Labels, report: ReportFinding): void {
  const surfaces: Skin['surfaces'] = Object.assign(
    {},
    ...Object.values(content.skins).map(({ skin }) => skin.surfaces),
  );
  for (const [tag, locale] of Object.entries(content.locales)) {
    for (const [id, gloss] of Object.entries(locale.glosses)) {
      const file = `content/locales/${tag}/glosses.json`;
      if (!labels[id]) report(file, id, 'there is no such label', `${meant(id, Object.keys(labels))}Correct the id.`);
      else if (compileLabel(content, id, tag, surfaces).own !== undefined)
        report(file, id, 'phones have this label in this language', 'Remove it: labels are quoted, not translated.');
      // A gloss is printed in brackets behind its label.
      if (/[()（）]/.test(gloss)) report(file, id, 'brackets stand in it', 'Write a comma, a colon or a dash.');
    }
  }
}

/** Checks that a label names an existing one to use where it has no text itself. */
function checkReplacements(content: Content, labels: Labels, report: ReportFinding): void {
  for (const [file, own] of labelFiles(content))
    for (const [id, { or }] of Object.entries(own))
      if (or && !labels[or])
        report(file, `${id}.or`, `there is no label “${or}”`, `${meant(or, Object.keys(labels))}Correct the id.`);
}

/** Checks that every label in use exists, and can be shown and understood in every language. */
export function checkLabels(content: Content, report: ReportFinding): void {
  const labels = allLabels(content);
  checkOwners(content, report);
  checkRoles(content, labels, report);
  checkUses(content, labels, report);
  checkGlosses(content, labels, report);
  checkReplacements(content, labels, report);
}
