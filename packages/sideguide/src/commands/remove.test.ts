import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { run } from './remove.ts';

const { at, put } = folderPerTest();

it('takes an app and its pictures out of the folder, and no other', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  put('sideguide.jsonc', '{}');
  for (const name of ['org.example.app', 'org.example.app.two'])
    for (const type of ['jsonc', 'png', 'svg']) put(`apps/${name}.${type}`, '{}');
  expect(await run(['org.example.app', '--folder', at('')])).toBe(0);
  expect(readdirSync(at('apps')).sort()).toEqual(['jsonc', 'png', 'svg'].map((type) => `org.example.app.two.${type}`));
});
