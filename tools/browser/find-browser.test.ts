import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../e2e/support/test-folder.ts';
import { type BrowserOptions, findBrowser, unpackOnce, untar } from './find-browser.ts';
import { launchBrowser } from './launch.ts';

const { folder } = testFolder();

describe('findBrowser', () => {
  it('uses the browser named in SIDEGUIDE_BROWSER', async () => {
    const found = await findBrowser({ env: { SIDEGUIDE_BROWSER: process.execPath } });
    expect(found).toMatchObject({ executablePath: process.execPath, from: 'SIDEGUIDE_BROWSER' });
    expect(found.args).toContain('--no-sandbox');
    expect(found.args.join(' ')).not.toMatch(/web-security|single-process/);
  });

  it('rejects a named browser that does not exist', async () => {
    const missing = join(folder, 'no-browser');
    await expect(findBrowser({ env: { SIDEGUIDE_BROWSER: missing } })).rejects.toThrow(
      `SIDEGUIDE_BROWSER names ${missing}, which does not exist.`,
    );
  });

  // Windows has no executable bit.
  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'ignores a browser that happens to be installed',
    async () => {
      const name = join(folder, 'chromium');
      writeFileSync(name, '#!/bin/sh\n', { mode: 0o755 });
      const { executablePath, from } = await findBrowser({ env: { PATH: folder } });
      expect(executablePath).not.toBe(name);
      expect(from).toMatch(/^@sparticuz\/chromium \d/);
    },
  );

  // The package contains a browser for this system only; on others one must be installed.
  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'finds a browser that runs, also when called twice at once',
    async () => {
      // Two calls at once, as from two test workers.
      const [found, other] = await Promise.all([findBrowser({ env: {} }), findBrowser({ env: {} })]);
      expect(other).toEqual(found);
      const env = { ...process.env, ...found.env };
      expect(execFileSync(found.executablePath, ['--version', '--no-sandbox'], { env }).toString()).toMatch(/\d+\.\d+/);
    },
    120_000,
  );
});

// On other systems the browser is Playwright's, with the fonts and settings of the machine.
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the browser from the package', () => {
  it.each(['de_DE.UTF-8', 'C'])(
    'has the same language, time zone and fonts on a machine with LANG=%s',
    async (lang) => {
      const env = {
        PATH: process.env.PATH,
        LANG: lang,
        LC_ALL: lang,
        LANGUAGE: 'de',
        TZ: 'Pacific/Kiritimati',
        HTTP_PROXY: 'http://127.0.0.1:9',
        HOME: join(folder, 'none'),
      };
      const browser = await launchBrowser({ env });
      const page = await browser.newPage();
      const seen = await page.evaluate(() => ({
        language: navigator.language,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        screen: [screen.width, screen.height],
      }));
      expect(seen).toEqual({ language: 'en-US', zone: 'UTC', screen: [1280, 720] });
      await browser.close();
    },
  );

  it('sees no font of the machine, unless pictures need it', async () => {
    const foldersSeen = async (options: BrowserOptions) => {
      const file = (await findBrowser(options)).env.FONTCONFIG_FILE!;
      return [...readFileSync(file, 'utf8').matchAll(/<dir>(.*?)<\/dir>/g)].map(([, dir]) => dir);
    };
    expect(await foldersSeen({ env: {} })).toEqual([expect.stringContaining('node_modules')]);
    expect(await foldersSeen({ env: { SIDEGUIDE_FONTS: folder } })).toEqual([folder]);
    expect(await foldersSeen({ env: {}, hasSystemFonts: true })).toContain('/usr/share/fonts');
  });
});

describe('unpackOnce', () => {
  it('fills a folder once for concurrent calls, and removes its temporary folders', async () => {
    const target = join(folder, 'cache/browser');
    let fills = 0;
    const fill = async (into: string) => {
      fills += 1;
      expect(existsSync(target)).toBe(false);
      writeFileSync(join(into, 'a'), 'whole');
    };
    await Promise.all([unpackOnce(target, fill), unpackOnce(target, fill)]);
    await unpackOnce(target, fill);
    expect(fills).toBe(2);
    expect(readdirSync(join(folder, 'cache'))).toEqual(['browser']);
    expect(readFileSync(join(target, 'a'), 'utf8')).toBe('whole');
  });

  it('leaves nothing behind when it fails', async () => {
    const target = join(folder, 'broken/browser');
    await expect(unpackOnce(target, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    expect(readdirSync(join(folder, 'broken'))).toEqual([]);
  });
});

describe('untar', () => {
  /**
   * Returns one entry of a tar archive: a header of 512 bytes, and the content padded with zeros to a multiple of 512.
   */
  function entry(name: string, content: string, type = '0'): Buffer {
    const bytes = Buffer.alloc(512 + Math.ceil(content.length / 512) * 512);
    bytes.write(name, 0);
    bytes.write(content.length.toString(8).padStart(11, '0'), 124);
    bytes.write(type, 156);
    bytes.write(content, 512);
    return bytes;
  }

  it('extracts files into the folder', async () => {
    const long = 'x'.repeat(1000);
    const archive = Buffer.concat([entry('lib/', '', '5'), entry('lib/a', long), entry('b', ''), Buffer.alloc(1024)]);
    const into = join(folder, 'untar');
    await untar(archive, into);
    expect(readFileSync(join(into, 'lib/a'), 'utf8')).toBe(long);
    expect(readFileSync(join(into, 'b'), 'utf8')).toBe('');
    expect(readdirSync(into).sort()).toEqual(['b', 'lib']);
  });
});
