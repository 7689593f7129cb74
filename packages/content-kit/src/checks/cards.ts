import { lookProblems } from '@sideguide/guide-core/look';
import { type AppEntry, appKinds, needs, scripts } from '@sideguide/guide-core/model';
import { type Content, each, type ReportFinding, sourceTag } from '../content.ts';
import { textProblem } from '../operator/settings.ts';
import { linkProblem } from './link.ts';
import { checkCertificates, packageName } from './signers.ts';
import { isDay } from './steps.ts';

/** Maximum length of a publisher's own sentence, in characters. */
const longestNote = 240;

/** Checks the description of the publisher's newest file. */
function checkRelease(file: string, { download, version, size, sha256 }: AppEntry, report: ReportFinding): void {
  const problem = download === undefined ? undefined : linkProblem(download);
  if (problem) report(file, 'download', problem, 'Give the address of the file itself; it has to begin with https://.');
  const hidden = typeof version === 'string' ? textProblem(version, 40) : undefined;
  if (hidden) report(file, 'version', hidden, 'Write it as the app does, at most 40 characters.');
  if (size !== undefined && !(Number.isSafeInteger(size) && size > 0))
    report(file, 'size', `“${size}” is no number of bytes`, 'Add the file again: sideguide add app.apk.');
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256))
    report(file, 'sha256', 'it is no SHA-256', 'Write the 64 digits of `sha256sum app.apk`.');
}

export function checkApps(content: Content, report: ReportFinding): void {
  each(content.apps, (id, app) => {
    const file = `content/apps/${id}.ts`;
    if (app.package !== id)
      report(file, 'package', `“${app.package}” differs from the file's name`, `Write package: '${id}'.`);
    if (!packageName.test(app.package ?? ''))
      report(file, 'package', 'it is not a package name', 'Write it as in org.example.app.');
    for (const field of ['name', 'publisher'] as const) {
      if (!app[field]?.trim()) report(file, field, 'it is empty', 'Write it as the publisher does.');
    }
    const problem = linkProblem(app.page);
    if (problem)
      report(
        file,
        'page',
        problem,
        "Give the publisher's page; it has to begin with https://, and to be encoded where it is not plain ASCII.",
      );
    if (!appKinds.includes(app.kind))
      report(file, 'kind', `“${app.kind}” is unknown`, `Use one of: ${appKinds.join(', ')}.`);
    for (const need of app.needs ?? []) {
      if (!needs.includes(need)) report(file, 'needs', `“${need}” is unknown`, `Use some of: ${needs.join(', ')}.`);
    }
    checkRelease(file, app, report);
    for (const [tag, sentence] of Object.entries(app.note ?? {})) {
      const hidden = typeof sentence === 'string' ? textProblem(sentence, longestNote) : undefined;
      if (!(tag in content.locales))
        report(
          file,
          `note.${tag}`,
          `the guide does not speak “${tag}”`,
          `Use some of: ${Object.keys(content.locales).join(', ')}.`,
        );
      if (hidden) report(file, `note.${tag}`, hidden, `Write one plain sentence, at most ${longestNote} characters.`);
    }
    checkCertificates(file, 'certificates', app.certificates ?? [], report);
    if (!isDay(app.checked))
      report(file, 'checked', `“${app.checked}” is not a day`, 'Write the day of the last check as YYYY-MM-DD.');
    if (!['high', 'medium', 'low'].includes(app.confidence))
      report(file, 'confidence', `“${app.confidence}” is unknown`, 'Use high, medium or low.');
    if (!app.sources?.length)
      report(file, 'sources', 'nothing says where this comes from', 'Name where certificate and page were read.');
  });
}

export function checkSkinCards(content: Content, report: ReportFinding): void {
  each(content.skins, (id, { card, look, hints }) => {
    const at = `content/skins/${id}`;
    if (card.id !== id)
      report(`${at}/card.ts`, 'id', `“${card.id}” differs from the folder's name`, `Write id: '${id}'.`);
    if (!card.makers?.length) report(`${at}/card.ts`, 'makers', 'no brand is named', 'Name at least one.');
    for (const problem of lookProblems(look))
      report(`${at}/look.ts`, 'accent', problem, 'Choose a darker or lighter colour.');
    for (const [field, rules] of Object.entries(hints)) {
      for (const rule of rules) {
        try {
          new RegExp(rule, 'i');
        } catch (error) {
          report(
            `${at}/hints.ts`,
            field,
            `“${rule}” is not a regular expression: ${String(error)}`,
            'Mend the pattern.',
          );
        }
      }
    }
  });
}

export function checkLocaleCards(content: Content, report: ReportFinding): void {
  each(content.locales, (tag, { card }) => {
    const file = `content/locales/${tag}/card.ts`;
    if (card.tag !== tag) report(file, 'tag', `“${card.tag}” differs from the folder's name`, `Write tag: '${tag}'.`);
    if (!/^[a-z]{2,3}$/.test(tag))
      report(file, 'tag', 'it is not the first segment of a language code', 'Use two or three lower-case letters.');
    if (!card.name?.trim()) report(file, 'name', 'it is empty', "Write the language's name in itself.");
    if (card.dir !== 'ltr' && card.dir !== 'rtl') report(file, 'dir', `“${card.dir}” is unknown`, 'Use ltr or rtl.');
    if (!scripts.includes(card.script))
      report(file, 'script', `“${card.script}” is unknown`, `Use one of: ${scripts.join(', ')}.`);
    if (card.status === 'draft' && !card.inProgress?.trim())
      report(file, 'inProgress', 'it is missing', 'Write how this language says “in progress”: the menu shows it.');
    if (card.status === 'draft' && card.fallback)
      report(file, 'status', 'a draft cannot be the fallback', 'Leave out one of the two.');
    if (card.fallback && tag !== sourceTag(content))
      report(file, 'fallback', `${sourceTag(content)} is the fallback already`, 'Leave it out.');
    if (card.quotes?.length !== 2)
      report(file, 'quotes', 'two marks are needed', "Give the opening and the closing mark, e.g. ['“', '”'].");
  });
}
