import { allLabels, type Content, type Report, sourceTag } from '#lib/content/content.ts';
import { compileLabel, labelsOfSkin } from '#lib/content/labels-of.ts';
import type { Skin } from '#lib/model/skin.ts';

/** Every label that is used exists, and can be shown and understood in every language. */
export function checkLabels(content: Content, report: Report): void {
  const labels = allLabels(content);
  const source = content.locales[sourceTag(content)];
  const used = new Map<string, { where: string; surfaces?: Skin['surfaces'] }>();
  for (const [id, folder] of Object.entries(content.skins)) {
    const words = { ...source?.steps, ...folder.words?.steps };
    for (const [label, where] of labelsOfSkin(content, id, words)) {
      used.set(label, { where: `content/skins/${id}: ${where}`, surfaces: folder.skin.surfaces });
    }
    for (const [role, label] of Object.entries(folder.skin.roles)) {
      if (!labels[label])
        report(
          `content/skins/${id}/skin.ts`,
          `roles.${role}`,
          `there is no label “${label}”`,
          'Use the id of a label.',
        );
    }
  }
  for (const [id, message] of Object.entries(content.messages)) {
    for (const label of message.labels ?? []) used.set(label, { where: `content/messages/${id}.ts` });
  }
  for (const [id, { where, surfaces }] of used) {
    if (!labels[id]) {
      report(
        where,
        id,
        'there is no such label or role',
        "Quote a label from content/labels or the skin's labels.json; invent none.",
      );
      continue;
    }
    for (const tag of Object.keys(content.locales)) {
      const label = compileLabel(content, id, tag, surfaces);
      if (label.own === undefined && label.gloss === undefined) {
        report(
          `content/locales/${tag}/glosses.json`,
          id,
          'phones have no such label in this language, and no translation stands beside it',
          `Translate “${label.other?.[1]}” (used in ${where}).`,
        );
      }
    }
  }
  for (const [tag, locale] of Object.entries(content.locales)) {
    for (const id of Object.keys(locale.glosses)) {
      const file = `content/locales/${tag}/glosses.json`;
      if (!labels[id]) report(file, id, 'there is no such label', 'Remove it, or correct the id.');
      else if (labels[id].text[tag] !== undefined)
        report(file, id, 'phones have this label in this language', 'Remove it: labels are quoted, not translated.');
    }
  }
  for (const [id, label] of Object.entries(labels)) {
    if (label.or && !labels[label.or])
      report('content/skins', `${id}.or`, `there is no label “${label.or}”`, 'Correct the id.');
    if (!label.source)
      report(
        'content/labels',
        `${id}.source`,
        'nothing says where the label was read',
        'Name repository, path and resource.',
      );
  }
}
