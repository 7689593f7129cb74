import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  call,
  closestName,
  command,
  folderArgument,
  type HelpPage,
  harmless,
  harmlessJson,
  Stop,
} from '@sideguide/cli-kit';
import { appFile, findFolder } from '@sideguide/content-kit/files';
import { folderOption } from '../operator/options.ts';

const name = `${call} remove`;

const page = {
  usage: `${name} PACKAGE [--json]`,
  about: `Takes an app of yours out of the guide: its file in apps/. The well-known apps of the package are not files of yours; to
leave them out write "catalogue": "only" into your settings.`,
  options: { ...folderOption, json: { help: 'print JSON: the file that was removed' } },
  sections: { 'Exit status': '0  removed\n2  wrong usage, no guide here, or no such app in it' },
  example: `${name} org.example.app`,
} satisfies HelpPage;

export const run = command(name, page, async ({ values, positionals: [id, ...others] }) => {
  if (id === undefined) throw new Stop('No app is named.', `Write: ${page.example}`);
  if (others.length) throw new Stop('One app at a time.', `Write: ${name} ${harmless(id, 80)}`);
  const path = findFolder(values.folder);
  const files = existsSync(join(path, 'apps')) ? readdirSync(join(path, 'apps')) : [];
  const apps = files.flatMap((file) => /^(.+)\.jsonc?$/.exec(file)?.[1] ?? []);
  if (!apps.includes(id)) {
    const suggestion = closestName(id, apps);
    throw new Stop(
      `The guide has no app “${harmless(id, 80)}” of yours.`,
      suggestion
        ? `Did you mean: ${name} ${harmless(suggestion, 80)}?`
        : apps.length
          ? `It has: ${apps.map((app) => harmless(app, 80)).join(', ')}`
          : 'There is no file of an app in apps/.',
    );
  }
  const file = appFile(path, id);
  rmSync(join(path, file));
  for (const type of ['svg', 'png']) rmSync(join(path, 'apps', `${id}.${type}`), { force: true });
  if (values.json) console.log(harmlessJson({ removed: file }));
  else console.log(`Removed: ${harmless(file, 160)}\nThen run: ${call} build${folderArgument(path)}`);
  return 0;
});
