import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const modules = join(import.meta.dirname, '../../node_modules');
const unpackBrotli = promisify(brotliDecompress);

/** No sandbox: the tests only open our own pages, and it cannot run as root in a container. The rest avoids noise. */
const args = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

const noBrowser =
  'No browser for the tests. Run "npx playwright install chromium" (Mac, Windows, Linux), ' +
  'or set SIDEGUIDE_BROWSER to a Chromium.';

export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  /** Variables to add to the browser's environment. */
  readonly env: Record<string, string>;
  /** Where it was found, for display. */
  readonly from: string;
}

/**
 * Finds a Chromium for the tests: the one named in `SIDEGUIDE_BROWSER`; otherwise on Linux (x64) the one from an npm
 * package, unpacked on first use (209 MB, some seconds), and on other systems Playwright's own. The version is always a
 * chosen one: a browser that happens to be installed might give other results. Nothing is downloaded. Throws one
 * sentence with the remedy if no browser is found.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  const named = env.SIDEGUIDE_BROWSER;
  if (named) {
    if (!existsSync(named)) throw new Error(`SIDEGUIDE_BROWSER names ${named}, which does not exist.`);
    return { executablePath: named, args, env: {}, from: 'SIDEGUIDE_BROWSER' };
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      return await fromPackage(env);
    } catch (cause) {
      throw new Error(noBrowser, { cause });
    }
  }
  const playwrights = await findPlaywrightBrowser();
  if (playwrights) return { executablePath: playwrights, args, env: {}, from: 'Playwright' };
  throw new Error(noBrowser);
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
async function fromPackage(env: NodeJS.ProcessEnv): Promise<FoundBrowser> {
  const source = join(modules, '@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = join(modules, '.cache/sideguide-browser', version);
  await unpackOnce(folder, async (into) => {
    const read = async (name: string) => unpackBrotli(await readFile(join(source, 'bin', name)));
    // All libraries of the rendering engine must be next to the executable.
    for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) await untar(await read(name), into);
    await writeFile(join(into, 'chromium'), await read('chromium.br'), { mode: 0o755 });
  });
  const libraries = [join(folder, 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: await writeFontsConf(folder) },
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

/**
 * Writes the browser's fontconfig file: without fonts all text has size zero. Written at every start, because font
 * packages may have been added since, and by a rename, because another process may be reading it.
 */
async function writeFontsConf(folder: string): Promise<string> {
  const packages = join(modules, '@expo-google-fonts');
  const fontFolders = existsSync(packages) ? (await readdir(packages)).sort().map((name) => join(packages, name)) : [];
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts', ...fontFolders].map(
    (dir) => `  <dir>${escapeXml(dir)}</dir>`,
  );
  const generic = ['sans-serif', 'serif', 'system-ui'].map(
    (name) => `  <alias><family>${name}</family><prefer><family>Open Sans</family></prefer></alias>`,
  );
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...dirs,
    `  <cachedir>${escapeXml(join(folder, 'fontconfig'))}</cachedir>`,
    ...generic,
    '</fontconfig>',
    '',
  ];
  const file = join(folder, 'fonts.conf');
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, lines.join('\n'));
  await rename(temporary, file);
  return file;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
