import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { expect, it } from 'vitest';

const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: readonly string[] };

const isPacked = (path: string): boolean => files.some((file) => path === file || path.startsWith(`${file}/`));

const pages = files
  .filter((file) => /^(?:docs|examples)(?:\/|$)/.test(file))
  .flatMap((file) =>
    statSync(join(root, file)).isDirectory()
      ? readdirSync(join(root, file), { recursive: true, encoding: 'utf8' }).map((name) => join(file, name))
      : file,
  )
  .filter((path) => path.endsWith('.md'));

it.each(pages)('%s of the package links to nothing that is not in it', (page) => {
  const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g)];
  const targets = links.map(([, link]) => normalize(join(dirname(page), link!)));
  expect(targets.filter((path) => !isPacked(path))).toEqual([]);
});
