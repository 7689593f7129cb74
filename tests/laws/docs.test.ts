import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tools/paths.ts';
import { projectFiles } from '../support/copy-project.ts';
import { filesMadeIn } from '../support/recipe.ts';

/** Pages that have to be there; every other Markdown file is read too. */
const needed = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/decisions/README.md',
  ...['step', 'message', 'language', 'skin', 'app', 'correction'].map((recipe) => `docs/recipes/${recipe}.md`),
];

interface Project {
  /** Paths of all files. */
  readonly files: readonly string[];
  readonly scripts: readonly string[];
  /** Text of the build's own code: it names the files that the build writes. */
  readonly build: string;
}

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const files = projectFiles(root);
const project: Project = {
  files,
  scripts: Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts),
  build: files
    .filter((path) => path.startsWith('tools/'))
    .map(read)
    .join('\n'),
};

/** Folders that tools make and git ignores. */
const made = /^(dist(?:-[a-z]+)?|node_modules|\.generated|\.gallery|\.cache)(\/|$)/;
const fileName = /^[\w.<>…*-]+\.(tsx?|c?js|json|md|css|html|svg|png|webmanifest)$/;
const npmOwn = ['pack', 'version', 'ci', 'install', 'i', 'exec', 'audit', 'outdated', 'update', 'ls'];

/** Whether something ends in this path: `<tag>`, `*` and `…` stand for anything. */
function exists(path: string, from: string, { files: all, build }: Project): boolean {
  const pattern = path
    .replace(/^#/, '')
    .replace(/\/$/, '')
    .replace(/[\\^$.+?()[\]|]/g, '\\$&')
    .replace(/<[^>]*>|\*|…/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_braces, names: string) => `(${names.replaceAll(',', '|')})`);
  const ending = new RegExp(`(^|/)${pattern}(/|$)`);
  const here = posix.join(posix.dirname(from), path).replace(/\/$/, '');
  return (
    all.some((file) => ending.test(file) || file === here || file.startsWith(`${here}/`)) ||
    (!path.includes('/') && build.includes(`'${path}'`))
  );
}

/** Whether a word in backticks names a file or folder of the project, and not an address or a package. */
function isPath(word: string, { files: all }: Project): boolean {
  if (/^[/@<{?&.]/.test(word.replace(/^\.\.?\//, '')) || word.includes('://') || made.test(word)) return false;
  // What whoever reads the page brings along, or makes.
  if (/\.(?:apk|tgz)$/.test(word)) return false;
  if (!/^#?[\w.<>{}*,…[\]-]+(\/[\w.<>{}*,…[\]-]*)*$/.test(word)) return false;
  if (fileName.test(word)) return true;
  const [first] = word.replace(/^#/, '').split('/');
  return word.includes('/') && (/\/$|\.\w+$/.test(word) || all.some((file) => file.startsWith(`${first}/`)));
}

/** Paths of a drawn tree: how far a name stands in says whose it is. */
function treePaths(fence: string): string[] {
  const stack: { indent: number; path: string }[] = [];
  return fence.split('\n').flatMap((line) => {
    const names = [...line.matchAll(/(?<=^|[\s│├└─])(?!\.\/)[\w.[\]/-]+(?:\/|\.\w+)(?=\s|$)/g)];
    const indent = line.search(/[\w.[]/);
    if (indent !== names[0]?.index) return [];
    while (stack.length && stack.at(-1)!.indent >= indent) stack.pop();
    const parent = stack.at(-1)?.path ?? '';
    stack.push({ indent, path: parent + names[0]![0] });
    return names.map(([name]) => parent + name);
  });
}

/** What a page names and the project does not have. */
function wrongIn(page: string, text: string, all: Project): string[] {
  const fences = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, kind, body]) => ({ kind, body: body! }));
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!.replace(/#.*$/, ''));
  const isTree = ({ kind, body }: (typeof fences)[number]) => !kind && /^[\w.-]+\/\s/.test(body);
  const trees = fences.filter(isTree).flatMap(({ body }) => treePaths(body));
  const code = [...spans, ...fences.filter((fence) => !isTree(fence)).map(({ body }) => body.replace(/#.*$/gm, ''))];
  const words = code.flatMap((piece) => piece.split(/\s+/)).filter((word) => isPath(word, all));
  // A recipe has its reader write files.
  const own = /^docs\/recipes\//.test(page) ? filesMadeIn(text) : [];
  const isMade = (word: string) => own.some((path) => `${path}/`.startsWith(`${word.replace(/\/$/, '')}/`));
  const local = links.filter((target) => target && !/^(https?:|mailto:|\/)/.test(target));
  const commands = code.flatMap((piece) => [...piece.matchAll(/\bnpm (run )?([\w:-]+)/g)]);
  return [
    ...trees.filter((path) => !made.test(path) && !all.files.some((file) => file === path || file.startsWith(path))),
    ...words.filter((word) => !exists(word, page, all) && !isMade(word)),
    ...local.filter(
      (target) => !all.files.some((file) => `${file}/`.startsWith(`${posix.join(posix.dirname(page), target)}/`)),
    ),
    ...commands
      .filter(([, run, name]) => !all.scripts.includes(name!) && (run || !npmOwn.includes(name!)))
      .map(([command]) => command),
  ].map((name) => `${page} names “${name}”, which is not there: correct the page, or add what it promises`);
}

const pages = files.filter((path) => path.endsWith('.md'));

describe('what the documents name is there', () => {
  it.each(needed)('%s is written', (page) => {
    expect(pages).toContain(page);
    expect(read(page).length).toBeGreaterThan(200);
  });

  it.each(pages)('%s', (page) => {
    expect(wrongIn(page, read(page), project)).toEqual([]);
  });
});

describe('a promise that is not kept is seen', () => {
  const sample: Project = {
    files: ['src/app/app.tsx', 'src/ui/bar.tsx', 'content/locales/en/ui.json', 'docs/a.md', 'docs/pictures/b.png'],
    scripts: ['start', 'check'],
    build: "write('site.json')",
  };
  const tree = (lines: string) => `\`\`\`\n${lines}\n\`\`\`\n`;

  it.each([
    'See `src/app/app.tsx`, `app.tsx`, `app/app.tsx`, `#src/app/app.tsx`, `src/app/` and `content/locales/<tag>/{ui,ui}.json`.',
    '[a](a.md#top) ![b](pictures/b.png) [c](https://example.org/x.md)',
    '`npm start`, `npm ci`, `npm run check -- --all`, `text/html`, `@scope/name`, `/miui/service`, `dist/index.html`, `site.json`',
    tree('src/      code\n  app/app.tsx   the first    ui/ controls\ndist/  made\ncontent/\n  locales/\n    en/'),
    tree('src/\n├─ app/     the shell\n│  └─ app.tsx\n└─ ui/'),
  ])('kept: %s', (text) => {
    expect(wrongIn('docs/a.md', text, sample)).toEqual([]);
  });

  it.each([
    '`src/app/gone.tsx`',
    '`gone.tsx`',
    '`ui/app.tsx`',
    '`content/locales/<tag>/gone.json`',
    '`src/gone/`',
    '[a](gone.md)',
    '![b](b.png)',
    'Run `npm run gone`.',
    'Run `npm gone`.',
    '`npm run check -- src/gone.ts`',
    tree('npm run gone   # explains'),
    tree('src/\n  app/gone.tsx   the first'),
    tree('src/\n  app/\n  gone/  new'),
    tree('src/\n├─ app/\n│  └─ bar.tsx\n└─ ui/'),
  ])('not kept: %s', (text) => {
    expect(wrongIn('docs/a.md', text, sample)).toHaveLength(1);
  });
});
