import { lookProblems } from '@sideguide/guide-core/look';
import { packageNamePattern } from '@sideguide/guide-core/schema';
import { type Content, each, type ReportFinding, sourceTag } from '../content.ts';
import { checkCertificates } from './signers.ts';

/** Tells which of the two to change: a file named at will must not give its app another package name. */
function renameRemedy({ apps }: Content, id: string, name: unknown): string {
  if (typeof name !== 'string' || !packageNamePattern.test(name)) return `Write package: '${id}'.`;
  const file = `content/apps/${name}.ts`;
  const first = name in apps ? `Delete this file: ${file} has that app already` : `Rename this file to ${file}`;
  return packageNamePattern.test(id) ? `${first}; or write package: '${id}'.` : `${first}.`;
}

/** Checks what the schema of an app cannot see: its file's name, the guide's languages, and its certificates. */
export function checkApps(content: Content, report: ReportFinding): void {
  each(content.apps, (id, app) => {
    const file = `content/apps/${id}.ts`;
    // Where it is missing, the shape says so already.
    if (app.package !== undefined && app.package !== id)
      report(file, 'package', `“${app.package}” differs from the file's name`, renameRemedy(content, id, app.package));
    // A text would be read letter by letter; the shape says so already.
    for (const tag of typeof app.note === 'object' ? Object.keys(app.note ?? {}) : []) {
      if (tag in content.locales) continue;
      const [language = ''] = tag.toLowerCase().split(/[-_]/);
      const remedy =
        language in content.locales
          ? `Write “${language}”.`
          : `Use some of: ${Object.keys(content.locales).join(', ')}.`;
      report(file, `note.${tag}`, `the guide does not speak “${tag}”`, remedy);
    }
    checkCertificates(file, 'certificates', app.certificates ?? [], report);
  });
}

export function checkSkinCards(content: Content, report: ReportFinding): void {
  each(content.skins, (id, { card, look, labels, steps }) => {
    const at = `content/skins/${id}`;
    if (card.id !== id)
      report(`${at}/card.ts`, 'id', `“${card.id}” differs from the folder's name`, `Write id: '${id}'.`);
    const isSeen = Object.keys(labels).length > 0 || Object.values(steps).some(({ facts }) => facts.length > 0);
    if (card.status === 'published' && !isSeen)
      report(
        `${at}/card.ts`,
        'status',
        'it is published, and nothing of it was read on one of its phones: it has no label and no step of its own',
        "Quote a label of its phones in labels.json, with its source; until then write status: 'draft'.",
      );
    for (const problem of lookProblems(look))
      report(`${at}/look.ts`, 'accent', problem, 'Choose a darker or lighter colour.');
  });
}

export function checkLocaleCards(content: Content, report: ReportFinding): void {
  each(content.locales, (tag, { card }) => {
    const file = `content/locales/${tag}/card.ts`;
    if (card.tag !== tag) report(file, 'tag', `“${card.tag}” differs from the folder's name`, `Write tag: '${tag}'.`);
    if (card.status === 'draft' && !card.inProgress?.trim())
      report(file, 'inProgress', 'it is missing', 'Write how this language says “in progress”: the menu shows it.');
    if (card.status === 'draft' && card.fallback)
      report(file, 'status', 'a draft cannot be the fallback', 'Leave out one of the two.');
    if (card.fallback && tag !== sourceTag(content))
      report(file, 'fallback', `${sourceTag(content)} is the fallback already`, 'Leave it out.');
  });
}
