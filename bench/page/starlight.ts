import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsFirst } from './floor.ts';
import { nextOf, type PageText, type ScreenName, type TextBlock, type Texts } from './texts.ts';

/**
 * Packages installed from the registry, for the benchmark only. The generator needs Node 22.12; where Node is older, a
 * newer one is installed for it.
 */
const versions = { astro: '7.3.5', '@astrojs/starlight': '0.42.4' } as const;
const node = '24.12.0';

const prefixes: Readonly<Record<TextBlock['tag'], string>> = { h1: '# ', h2: '## ', p: '', li: '- ', summary: '' };

/** Escapes the characters that Markdown interprets. */
const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_{}[\]<>#|!$&~:.+()-]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const markdown = (text: PageText, next: string) => {
  const [heading, sentence, ...rest] = wordsFirst(text);
  const lines = rest.map(({ tag, text: blockText }) => prefixes[tag] + escapeMarkdown(blockText));
  return [
    `---\ntitle: ${JSON.stringify(heading!.text)}\n---`,
    escapeMarkdown(sentence!.text),
    `<a class="next" href="${next}">→</a>`,
    ...lines,
  ].join('\n\n');
};

/** Returns the npm package with a newer Node for the generator; undefined if this Node is new enough. */
function newerNode(): string | undefined {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return undefined;
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

/**
 * Builds the peer: the same text on Starlight's default site, one page per language and screen. Its packages are
 * installed into the system's temporary folder at the first run. Returns the folder of the built site.
 */
export function buildStarlight(texts: Texts): string {
  const folder = join(tmpdir(), `sideguide-bench-starlight-${versions['@astrojs/starlight']}`);
  mkdirSync(folder, { recursive: true });
  const nodePackage = newerNode();
  const dependencies = { ...versions, ...(nodePackage ? { [nodePackage]: node } : {}) };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  if (!Object.keys(dependencies).every((name) => existsSync(join(folder, 'node_modules', name))))
    execFileSync('npm', ['install', ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  for (const folderName of ['src', 'dist']) rmSync(join(folder, folderName), { recursive: true, force: true });
  const locales: Record<string, object> = {};
  for (const [language, screens] of Object.entries(texts)) {
    locales[language] = { label: language, lang: language, dir: screens.home.dir };
    mkdirSync(join(folder, 'src/content/docs', language), { recursive: true });
    for (const [name, text] of Object.entries(screens) as [ScreenName, PageText][])
      writeFileSync(
        join(folder, 'src/content/docs', language, `${name}.md`),
        markdown(text, `/${language}/${nextOf[name]}/`),
      );
  }
  writeFileSync(
    join(folder, 'src/content.config.ts'),
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  );
  const settings = { title: 'Guide', locales, defaultLocale: Object.keys(texts)[0], pagefind: false };
  writeFileSync(
    join(folder, 'astro.config.mjs'),
    `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [starlight(${JSON.stringify(settings)})] });
`,
  );
  execFileSync(
    nodePackage ? join(folder, 'node_modules', nodePackage, 'bin/node') : process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build'],
    {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return join(folder, 'dist');
}
