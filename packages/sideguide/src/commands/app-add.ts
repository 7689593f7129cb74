import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileDigest } from '@sideguide/apk-verify/node';
import {
  call,
  command,
  type HelpPage,
  harmless,
  harmlessJson,
  type ParsedArgs,
  Stop,
  shownPath,
  writeAtomically,
} from '@sideguide/cli-kit';
import { newEntry, type Origin, openFields, widenedEntry, withoutKnown } from '@sideguide/content-kit/files';
import { linkProblem } from '@sideguide/guide-core/schema';
import { examineFile } from '../apk/examine-file.ts';
import { describeObstacle } from '../apk/obstacle-words.ts';
import { uncertainObstacles } from '../apk/rows.ts';
import { refusal, requireAcceptable } from '../catalogue/acceptable.ts';
import { catalogueFor, type TargetCatalogue } from '../catalogue/target-catalogue.ts';
import { requireValidEntry } from '../catalogue/valid-entry.ts';
import { writeIcon } from '../operator/write-icon.ts';
import { contentOption } from './shared-options.ts';

const name = `${call} app add`;

const page = {
  usage: `${name} FILE --page URL [--download URL] [--yes] [--dry-run]`,
  about: `Puts the app of a file into the catalogue: verifies it for every Android that it says it is for, and writes an
entry with its signer: apps/PACKAGE.jsonc in the folder of your guide, content/apps/PACKAGE.ts in the project. Take the
file from the publisher's own page: the entry is as true as the file. In a guide of yours it also says version,
size and SHA-256; add the next version's file, and they are renewed. The icon is put beside the settings, if there is no\nmark yet.`,
  options: {
    page: {
      value: 'URL',
      help: "the publisher's page with the download, https only; an app that is there already has one",
    },
    download: { value: 'URL', help: 'the address of the file itself, if readers are to be led straight to it' },
    yes: { help: 'add the signer to an entry that has another one' },
    'dry-run': { help: 'print the entry and write nothing' },
    folder: { value: 'DIR', help: 'the folder of your guide; the current one if it is a guide' },
    json: { help: 'print JSON: the entry, its file, and what is still to fill in' },
    ...contentOption,
  },
  sections: {
    'Exit status': `0  written, or there already
1  refused: not signed for all of its Androids, altered, a debug or test build, a published key, another signer
2  wrong usage, or the file cannot be read`,
  },
  example: `${name} app.apk --page https://example.org/download`,
} satisfies HelpPage;
type Given = ParsedArgs<typeof page.options>;

export const run = command(name, page, async (given) => {
  const { page: address, download } = given.values;
  const [path, ...others] = given.positionals;
  if (path === undefined) throw new Stop('No file is named.', `Write: ${name} app.apk`);
  if (others.length)
    throw new Stop('One file at a time can be added.', 'Each entry wants a look: add them one by one.');
  if (address !== undefined && linkProblem(address))
    throw new Stop(
      `“${harmless(address)}” is not an https address.`,
      `Write it whole: --page https://example.org/download`,
    );
  if (download !== undefined && linkProblem(download))
    throw new Stop(
      `“${harmless(download)}” is not an https address.`,
      'Write it whole: --download https://example.org/app.apk',
    );
  const catalogue = await catalogueFor(given.values);
  const examined = await examineFile(path, { phone: {}, entries: catalogue.entries });
  const origin: Origin = {
    ...requireAcceptable(examined, catalogue),
    file: basename(path),
    digest: await fileDigest(path),
    ...(address === undefined ? {} : { page: address }),
    ...(download === undefined ? {} : { download }),
    ...(catalogue.format.hasKnown ? {} : { size: statSync(path).size }),
    today: new Date().toISOString().slice(0, 10),
  };
  const { verdict } = examined;
  const isVouched = 'identity' in verdict && 'rotated' in verdict.identity && verdict.identity.rotated;
  const doubts = uncertainObstacles(verdict.installability.obstacles).map(
    (obstacle) => `Some phones may refuse it: ${describeObstacle(obstacle)}.`,
  );
  const status = add({ ...origin, isVouched, doubts }, catalogue, given, path);
  if (!catalogue.format.hasKnown && !given.values['dry-run'] && !given.values.json)
    for (const line of await writeIcon(catalogue.folder, origin.facts.package, path)) console.log(line);
  return status;
});

/** Writes the entry, or prints why there is nothing to write. */
function add(
  origin: Origin & { readonly isVouched: boolean; readonly doubts: readonly string[] },
  catalogue: TargetCatalogue,
  { values }: Given,
  path: string,
): number {
  const { facts, report } = origin;
  const id = facts.package;
  const app = catalogue.apps.get(id);
  const known = catalogue.known.get(id);
  const existing = app ?? known;
  const newSigners = report.signers.filter(
    ({ sha256 }) => !existing?.certificates.some((certificate) => certificate.sha256 === sha256),
  );
  const hasChanges =
    app !== undefined &&
    ((origin.page !== undefined && origin.page !== app.page) ||
      (origin.download !== undefined && origin.download !== app.download) ||
      (origin.size !== undefined && origin.digest !== app.sha256));
  if (app && newSigners.length === 0 && !hasChanges) {
    const shown = shownPath(catalogue.format.fileOf(catalogue.folder, id), 160);
    const message = `${id} is in the catalogue with this signer already (${shown}). Nothing was written.`;
    console.log(values.json ? harmlessJson({ written: false, entry: app }) : message);
    return 0;
  }
  if (existing && newSigners.length && !values.yes)
    throw refusal(
      [
        `Not added: ${existing.name} (${id}) is known with another signer.`,
        ...existing.certificates.map(({ sha256, channel }) => `  known      ${sha256}  ${channel}`),
        ...report.signers.map(({ sha256, subject }) => `  this file  ${sha256}  ${harmless(subject, 60)}`),
      ].join('\n'),
      origin.isVouched
        ? 'In the file the known key vouches for it. If the publisher has changed keys, run it again with --yes.'
        : 'If the publisher says that both are theirs, run it again with --yes. If not, the file is a fake.',
    );

  const fullOrigin = known ? { ...origin, known } : origin;
  const page = origin.page ?? known?.page;
  if (!app && page === undefined)
    throw new Stop(
      `Not added: nobody said on which page readers find ${id}.`,
      `Name the page with the download: ${name} FILE --page https://example.org/download`,
    );
  const entry = app ? widenedEntry(app, fullOrigin) : newEntry({ ...fullOrigin, page: page! });
  requireValidEntry(entry);
  const { format } = catalogue;
  const file = format.fileOf(catalogue.folder, id);
  const text = format.text(entry, file, app !== undefined);
  const printable = shownPath(file, 200);
  if (values['dry-run']) {
    process.stdout.write(text);
    console.error(`Nothing was written: --dry-run. The entry would be ${printable}.`);
    return 0;
  }
  const knownSignersUpdate = app || !known || !format.hasKnown ? undefined : withoutKnown(catalogue.folder, id);
  writeAtomically(file, text);
  if (knownSignersUpdate) writeAtomically(knownSignersUpdate.file, knownSignersUpdate.text);
  // The file before is not here, only what was noted of it: nothing more than its signer can be compared.
  const isNext = app?.sha256 !== undefined && app.sha256 !== entry.sha256;
  const openItems = app ? [] : openFields(entry, fullOrigin);
  if (values.json) {
    console.log(harmlessJson({ written: true, file, entry, open: openItems }));
    return 0;
  }
  console.log(
    [
      `${app ? 'Changed' : 'Written'}: ${printable}`,
      ...(knownSignersUpdate ? [`Taken out of known-signers.json: ${id}`] : []),
      ...origin.doubts,
      ...(isNext
        ? [`Will phones install it over the version before? ${call} check OLD.apk ${shownPath(path, 160)} tells.`]
        : []),
      ...(openItems.length ? ['Still to fill in:', ...openItems.map((line) => `  ${line}`)] : []),
      `Then run: ${format.next}`,
    ].join('\n'),
  );
  return 0;
}
