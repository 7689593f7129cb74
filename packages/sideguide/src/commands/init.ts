import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  call,
  command,
  fileErrorCode,
  fileErrorRemedy,
  folderArgument,
  type HelpPage,
  harmless,
  harmlessJson,
  isSource,
  root,
  runsInGuideFolder,
  Stop,
  table,
} from '@sideguide/cli-kit';
import { publishedTags } from '@sideguide/content-kit';
import { ownContentData, settingsName } from '@sideguide/content-kit/files';
import { hostFiles } from '../operator/host-files.ts';
import { copyPackageFile, pinOf } from '../operator/pin.ts';
import { template } from '../operator/template.ts';

const name = `${call} init`;

const page = {
  usage: `${name} FOLDER [--json]`,
  about: `Begins a guide of your own: a folder with ${settingsName} (name, colour, mark, contact, languages), apps/ with a
sample, a README of five lines, and what hosts that build it need: a package.json that pins this very package, and files
for GitHub Pages, Netlify and Cloudflare Pages. What is there already is never written over.`,
  options: { json: { help: 'print JSON: the folder, and the files written' } },
  sections: {
    'Exit status': `0  written
2  wrong usage, or the folder holds something already, or cannot be written`,
  },
  example: `${name} my-guide`,
} satisfies HelpPage;

export const run = command(name, page, async ({ values, positionals: [folder, ...others] }) => {
  if (folder === undefined) throw new Stop('No folder is named.', `Write: ${name} my-guide`);
  if (others.length) throw new Stop('One folder at a time can be begun.', `Write: ${name} ${harmless(folder, 60)}`);
  const path = resolve(folder);
  const printable = `“${harmless(folder, 80)}”`;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw new Stop(`${printable} is a file.`, 'Name another folder.');
  const languages = publishedTags(await ownContentData()).slice(0, 2);
  const pin = isSource ? undefined : pinOf(root);
  const files: Record<string, string> = {
    ...template(
      basename(path),
      languages,
      (words) => `${call} ${words}${runsInGuideFolder ? '' : folderArgument(path)}`,
    ),
    ...(pin ? hostFiles(basename(path), pin.spec) : {}),
  };
  // Files of a new git repository or of a desktop (`.git*`, `.DS_Store`) are allowed, unless one of ours has that name.
  const ownNames = new Set(Object.keys(files).map((file) => file.split('/')[0]));
  const inTheWay = stats
    ? readdirSync(path).filter((name) => ownNames.has(name) || !/^\.(?:git|DS_Store)/.test(name))
    : [];
  if (inTheWay.length)
    throw new Stop(
      `${printable} is not empty: “${harmless(inTheWay[0]!, 60)}” is in it, and nothing is written over.`,
      existsSync(join(path, settingsName))
        ? `It is a guide already: cd ${harmless(folder, 60)}`
        : 'Name a folder that is new or empty.',
    );
  const written = Object.keys(files);
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(path, file, '..'), { recursive: true });
      writeFileSync(join(path, file), text, { flag: 'wx' });
    }
    const packageFile = pin && copyPackageFile(pin, path);
    if (packageFile) written.push(packageFile);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === undefined) throw error;
    throw new Stop(`${printable} cannot be written (${code}).`, `${fileErrorRemedy(code)}, or name another folder.`);
  }
  if (values.json) console.log(harmlessJson({ folder: path, files: written }));
  else
    console.log(
      [
        `Written: ${written.map((file) => join(harmless(folder, 80), file)).join(', ')}`,
        ...(pin || isSource
          ? []
          : ['It has no package.json: npm does not say where this package came from. Hosts that build need one.']),
        '',
        'Next:',
        ...(runsInGuideFolder ? [`  cd ${harmless(folder, 80)}`] : []),
        table(
          [
            [`add ${runsInGuideFolder ? '../' : ''}app.apk --page https://example.org/download`, '(your app)'],
            ['dev', '(look at it)'],
            ['build', '(static files in dist/)'],
          ].map(([words, purpose]) => [`  ${call} ${words}${runsInGuideFolder ? '' : folderArgument(path)}`, purpose!]),
        ),
      ].join('\n'),
    );
  return 0;
});
