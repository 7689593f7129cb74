import { statSync } from 'node:fs';
import { call, command, exampleInGuide, type HelpPage, harmless, harmlessJson, Stop, table } from '@sideguide/cli-kit';
import { guideCatalogue, type TargetCatalogue } from '../catalogue/target-catalogue.ts';
import type { Offer } from '../import/candidate.ts';
import { importApps } from '../import/import-apps.ts';
import { type Places, readReleaseFolder } from '../import/read-folder.ts';
import { isAddress, readIndexFile, readRepository } from '../import/read-index.ts';
import { renewalWorkflow, writeRenewalWorkflow } from '../import/renewal-workflow.ts';
import { folderOption } from '../operator/options.ts';

const name = `${call} import`;

const page = {
  usage: `${name} SOURCE [--apps ID,ID…] [--renew] [--page URL] [--download URL] [--dry-run] [--json]`,
  about: `Puts the apps of a source into your guide, with certificates, versions, oldest Android and page. A source is the
address of an F-Droid repository (…/repo, with ?fingerprint=… if you know its key), the file index-v2.json of one, or a
folder of release files. It asks nothing that it can read, and says what it left out and why. Import again to renew:
what you wrote into an entry yourself stays.`,
  options: {
    apps: { value: 'ID,ID…', help: 'only these apps, by package name' },
    renew: { help: 'only apps that your guide has already' },
    page: { value: 'URL', help: 'for a folder: the page with the download; {package} stands for the app' },
    download: { value: 'URL', help: 'for a folder: where the files will lie; {file}, {package}, {version}' },
    yes: { help: 'accept another signer of an app that is known already' },
    workflow: { help: `write ${renewalWorkflow}, which renews the apps every week and opens a pull request` },
    'dry-run': { help: 'say what would be written, and write nothing' },
    ...folderOption,
    json: { help: 'print JSON: what was written, what was unchanged, what was left out and why' },
  },
  sections: {
    'Exit status': `0  imported, or nothing is new
1  refused: a wrong signature, a file that is none; or an app that you named was left out
2  wrong usage, or the source cannot be read`,
  },
  example: exampleInGuide('import https://f-droid.org/repo --apps org.fdroid.fdroid,com.example'),
} satisfies HelpPage;

export const run = command(name, page, async ({ values, positionals: [source, ...others] }) => {
  if (source === undefined) throw new Stop('No source is named.', `Write: ${name} https://example.org/fdroid/repo`);
  if (others.length) throw new Stop('One source at a time.', `Write: ${name} ${harmless(source, 80)}`);
  const catalogue = await guideCatalogue(values.folder);
  const offer = await readSource(source, catalogue, values);
  if (values.workflow && offer.again === undefined)
    throw new Stop(
      'A workflow can renew only from an address.',
      `Write: ${name} https://example.org/fdroid/repo --workflow`,
    );
  const { written, unchanged, leftOut } = importApps(offer, catalogue, values);
  const workflow =
    values.workflow && !values['dry-run'] ? writeRenewalWorkflow(catalogue.folder, offer.again!) : undefined;
  const isDryRun = values['dry-run'] === true;
  const { about, again } = offer;
  if (values.json)
    console.log(
      harmlessJson({
        written: isDryRun ? [] : written.map(({ app, file }) => ({ package: app.package, file })),
        ...(isDryRun ? { wouldWrite: written.map(({ app }) => app.package) } : {}),
        unchanged,
        leftOut,
        again: again ?? null,
      }),
    );
  else
    console.log(
      [
        about,
        ...(written.length
          ? [
              `${isDryRun ? 'Would be written' : 'Written'}:`,
              table(
                written.map(({ app, isNew }) => [
                  `  ${app.package}`,
                  `${harmless(app.name, 60)} ${harmless(app.version ?? '', 40)}${isNew ? '' : ' (renewed)'}`,
                ]),
              ),
            ]
          : []),
        ...(unchanged.length ? [`Unchanged: ${unchanged.length} ${unchanged.length === 1 ? 'app' : 'apps'}.`] : []),
        ...(leftOut.length
          ? ['Left out:', table(leftOut.map(({ what, reason }) => [`  ${what}`, harmless(reason, 300)]))]
          : []),
        ...(workflow ? [`Written: ${workflow}`] : []),
        ...(again && !workflow ? [`To renew: ${name} '${again}' --renew`] : []),
        ...(written.some(({ isNew }) => isNew) && !values['dry-run']
          ? [`Then look at “kind” and “needs” of the new entries, and run: ${catalogue.format.next}`]
          : []),
      ].join('\n'),
    );
  const isNamedMissing = values.apps !== undefined && leftOut.length > 0;
  return isNamedMissing || (leftOut.length > 0 && !written.length && !unchanged.length) ? 1 : 0;
});

/** Reads a source. Throws `Stop` if it is none. */
async function readSource(source: string, catalogue: TargetCatalogue, { page, download }: Places): Promise<Offer> {
  if (isAddress(source)) return readRepository(source);
  const shown = `“${harmless(source, 120)}”`;
  const stats = statSync(source, { throwIfNoEntry: false });
  if (!stats) throw new Stop(`There is no ${shown}.`, 'Name an address, a file index-v2.json, or a folder of APKs.');
  if (stats.isDirectory())
    return readReleaseFolder(
      source,
      { ...(page === undefined ? {} : { page }), ...(download === undefined ? {} : { download }) },
      { entries: catalogue.entries, pageOf: (id) => catalogue.apps.get(id)?.page ?? catalogue.known.get(id)?.page },
    );
  if (!stats.isFile()) throw new Stop(`${shown} is no file.`, 'Name the file index-v2.json, or a folder of APKs.');
  if (/\.apk$/i.test(source)) throw new Stop(`${shown} is the file of one app.`, `Add it: ${call} add FILE --page URL`);
  return readIndexFile(source);
}
