import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import type { Block, PageText, ScreenName, Texts } from './texts.ts';

const pinned = join(root, 'bench/peer');
const folder = join(root, '.cache/bench/peer');

const signs: Readonly<Record<Block['tag'], string>> = { h1: '# ', h2: '## ', p: '', li: '- ', summary: '' };

/** Markdown takes no notice of what stands in a text. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|!$&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const markdown = ({ blocks, wanted }: PageText, next: string) =>
  [
    ...blocks.slice(0, 1).map(({ text }) => `# ${plain(text)}`),
    plain(wanted),
    ...blocks.slice(1).map(({ tag, text }) => `${signs[tag]}${plain(text)}`),
    `[→](${next})`,
  ].join('\n\n');

/**
 * The scripted peer: the same text on a documentation generator's default site. Its version is pinned in `bench/peer`, installed
 * into `.cache` at the first run. Returns the folder of the built site.
 */
export function buildPeer(texts: Texts): string {
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(pinned, file), join(folder, file));
  if (!existsSync(join(folder, 'node_modules/vitepress')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--include=dev'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  rmSync(join(folder, 'site'), { recursive: true, force: true });
  const locales: Record<string, object> = {};
  for (const [language, screens] of Object.entries(texts)) {
    const first = screens.home;
    locales[language] = { label: language, lang: language, dir: first.dir };
    mkdirSync(join(folder, 'site', language), { recursive: true });
    for (const [name, text] of Object.entries(screens) as [ScreenName, PageText][])
      writeFileSync(
        join(folder, 'site', language, `${name}.md`),
        markdown(text, name === 'step' ? './next' : './step'),
      );
  }
  mkdirSync(join(folder, 'site/.vitepress'), { recursive: true });
  writeFileSync(
    join(folder, 'site/.vitepress/config.mjs'),
    `export default ${JSON.stringify({ title: 'Guide', cleanUrls: true, locales, outDir: '../dist' })};\n`,
  );
  execFileSync(join(folder, 'node_modules/.bin/vitepress'), ['build', 'site'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(folder, 'dist');
}
