import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const modules = join(import.meta.dirname, '../../node_modules');
const unpackBrotli = promisify(brotliDecompress);

/**
 * No sandbox: the tests only open our own pages, and it cannot run as root in a container. No proxy: all pages are
 * served by this machine. One renderer process for all tabs of a profile: a quarter of the journeys' time was the start
 * of processes. The rest avoids noise.
 */
const args = [
  '--no-sandbox',
  '--no-proxy-server',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--renderer-process-limit=1',
];

const noBrowser =
  'No browser for the tests. Run "npx playwright install chromium" (Mac, Windows, Linux), ' +
  'or set SIDEGUIDE_BROWSER to a Chromium.';

export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  /** The browser's whole environment. */
  readonly env: Record<string, string>;
  /** Where it was found, for display. */
  readonly from: string;
}

export interface BrowserOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Whether it sees the fonts installed on this machine too: for pictures, which need every script. */
  readonly hasSystemFonts?: boolean;
}

/**
 * Finds a Chromium for the tests: the one named in `SIDEGUIDE_BROWSER`; otherwise on Linux (x64) the one from an npm
 * package, unpacked on first use (209 MB, some seconds), and on other systems Playwright's own. The version is always a
 * chosen one: a browser that happens to be installed might give other results. Nothing is downloaded. Throws one
 * sentence with the remedy if no browser is found.
 *
 * The browser from the package sees nothing of this machine but its processor: it has the package's fonts (instead of
 * them those of the folder in `SIDEGUIDE_FONTS`), an English system language, and the time zone UTC.
 */
export async function findBrowser(options: BrowserOptions = {}): Promise<FoundBrowser> {
  const { env = process.env } = options;
  const named = env.SIDEGUIDE_BROWSER;
  if (named) {
    if (!existsSync(named)) throw new Error(`SIDEGUIDE_BROWSER names ${named}, which does not exist.`);
    return { executablePath: named, args, env: definedOnly(env), from: 'SIDEGUIDE_BROWSER' };
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      return await fromPackage(options);
    } catch (cause) {
      throw new Error(noBrowser, { cause });
    }
  }
  const playwrights = await findPlaywrightBrowser();
  if (playwrights) return { executablePath: playwrights, args, env: definedOnly(env), from: 'Playwright' };
  throw new Error(noBrowser);
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

async function findPlaywrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined; // Playwright has no build for this system
  }
}

/**
 * Unpacks the package's Chromium. The package's own code is not used: it unpacks the libraries on Lambda only, and its
 * arguments switch off web security.
 */
async function fromPackage({ env = process.env, hasSystemFonts }: BrowserOptions): Promise<FoundBrowser> {
  const source = join(modules, '@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = join(modules, '.cache/sideguide-browser', version);
  await unpackOnce(folder, async (into) => {
    const read = async (name: string) => unpackBrotli(await readFile(join(source, 'bin', name)));
    // All libraries of the rendering engine must be next to the executable.
    for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) await untar(await read(name), into);
    await writeFile(join(into, 'chromium'), await read('chromium.br'), { mode: 0o755 });
  });
  const fonts = env.SIDEGUIDE_FONTS ? [env.SIDEGUIDE_FONTS] : [join(folder, 'fonts')];
  const systemFonts = hasSystemFonts ? ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.fonts')] : [];
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      LD_LIBRARY_PATH: [join(folder, 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
      FONTCONFIG_FILE: await writeFontsConf(folder, [...fonts, ...systemFonts]),
      // The home folder may be read-only.
      HOME: tmpdir(),
      TMPDIR: tmpdir(),
      PATH: env.PATH ?? '',
      LANG: 'en_US.UTF-8',
      TZ: 'UTC',
    },
    from: `@sparticuz/chromium ${version}`,
  };
}

/**
 * Fills `folder` once, however many processes call this at the same time: each fills a temporary folder, and the first
 * to finish renames its own. A folder that exists is therefore complete.
 */
export async function unpackOnce(folder: string, fill: (into: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const temporary = await mkdtemp(`${folder}.`);
  try {
    await fill(temporary);
    await rename(temporary, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another process was faster
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Extracts the files of a tar archive below `into`. Links and long names are not supported: the package has none. */
export async function untar(archive: Buffer, into: string): Promise<void> {
  const text = (start: number, end: number) => archive.toString('latin1', start, end).replace(/\0.*$/s, '').trim();
  for (let offset = 0; offset < archive.length && archive[offset] !== 0; ) {
    const size = Number.parseInt(text(offset + 124, offset + 136), 8);
    const file = join(into, text(offset, offset + 100));
    const isFile = archive[offset + 156] === 0 || archive[offset + 156] === 0x30;
    if (isFile) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, archive.subarray(offset + 512, offset + 512 + size), { mode: 0o755 });
    }
    offset += 512 + Math.ceil(size / 512) * 512;
  }
}

/** Fonts of the generic families, best first: those of the package, then what Debian's font packages prefer. */
const preferred = {
  'sans-serif': ['Open Sans', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans'],
  'system-ui': ['Open Sans', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans'],
  serif: ['Open Sans', 'Liberation Serif', 'DejaVu Serif', 'Noto Serif'],
  monospace: ['Liberation Mono', 'DejaVu Sans Mono', 'Noto Sans Mono', 'Open Sans'],
};

/**
 * Writes a fontconfig file with these font folders and no others, and returns its path. Written at every start, because
 * fonts may have been added since, and by a rename, because another process may be reading it.
 */
async function writeFontsConf(folder: string, fontFolders: readonly string[]): Promise<string> {
  const aliases = Object.entries(preferred).map(([family, names]) => {
    const families = names.map((name) => `<family>${name}</family>`).join('');
    return `  <alias binding="same"><family>${family}</family><prefer>${families}</prefer></alias>`;
  });
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...fontFolders.map((dir) => `  <dir>${escapeXml(dir)}</dir>`),
    `  <cachedir>${escapeXml(join(folder, 'fontconfig'))}</cachedir>`,
    ...aliases,
    '</fontconfig>',
    '',
  ];
  const name = createHash('sha256').update(fontFolders.join('\n')).digest('hex').slice(0, 8);
  const file = join(folder, `fonts-${name}.conf`);
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, lines.join('\n'));
  await rename(temporary, file);
  return file;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
