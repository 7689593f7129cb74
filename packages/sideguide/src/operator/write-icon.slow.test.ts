import { existsSync, readFileSync } from 'node:fs';
import { craftApk, page, withDrawnIcon } from '@sideguide/apk-verify/testing';
import { compileAppChunks } from '@sideguide/content-kit';
import { ownContentData, readFolder } from '@sideguide/content-kit/files';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../../e2e/support/run-command.ts';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';

const sign = { v1: [page], v2: [page], v3: [page] };
const appFields = { package: 'org.example.iconic', sign };
const temp = folderPerTest();
beforeEach(() => {
  temp.put('guide/sideguide.jsonc', '{ "catalogue": "add" }');
});

const at = (name: string) => temp.at(`guide/${name}`);
const add = (file: Uint8Array, ...options: readonly string[]) =>
  runCommand([
    'add',
    temp.put('app.apk', file),
    ...['--folder', temp.at('guide'), '--page', 'https://example.org/download'],
    ...options,
  ]);

describe('add writes the icon of the file', () => {
  it('next to the settings as a valid mark, and prints how to use it', async () => {
    const { status, out, err } = await add(craftApk({ ...appFields, ...withDrawnIcon }));
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('set "mark": "mark.svg" in sideguide.jsonc');
    expect(readFileSync(at('mark.svg'), 'utf8')).toMatch(/^<svg [^>]*><path d="M0 0h24v24Z" fill="#ffffff"\/><\/svg>$/);
    temp.put('guide/sideguide.jsonc', '{ "catalogue": "add", "mark": "mark.svg" }');
    const result = await runCommand(['doctor', '--folder', temp.at('guide'), '--json']);
    expect(result.out).not.toContain('mark.svg');
  });

  it("as the app's own, which the site has and its card names", async () => {
    await add(craftApk({ ...appFields, ...withDrawnIcon }));
    const { icons, everyLanguage } = readFolder(temp.at('guide'), await ownContentData());
    const [path] = Object.keys(icons);
    expect(path).toMatch(/^static\/image\/org\.example\.iconic\.[0-9a-f]{6}\.svg$/);
    expect(compileAppChunks(everyLanguage).cards).toContainEqual(expect.objectContaining({ icon: path }));
    temp.put('guide/apps/org.example.iconic.svg', '<svg onload="a()"/>');
    const { out } = await runCommand(['doctor', '--folder', temp.at('guide')]);
    expect(out).toContain('apps/org.example.iconic.svg › (whole file)');
  });

  it('unless there is a mark already, or with --dry-run', async () => {
    const file = craftApk({ ...appFields, ...withDrawnIcon });
    expect((await add(file, '--dry-run')).status).toBe(0);
    expect(existsSync(at('mark.svg'))).toBe(false);
    temp.put('guide/mark.png', 'own');
    temp.put('guide/apps/org.example.iconic.png', 'own');
    expect((await add(file)).out).not.toMatch(/Its icon|same picture/);
    expect([existsSync(at('mark.svg')), existsSync(at('apps/org.example.iconic.svg'))]).toEqual([false, false]);
  });

  it('unless the file has none', async () => {
    const { status, out } = await add(craftApk(appFields));
    expect([status, out.includes('Its icon')]).toEqual([0, false]);
  });
});
