import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../../../e2e/support/run-command.ts';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';

const temp = folderPerTest();

it('writes a sheet of A4 for each language', async () => {
  const out = temp.at('sheets');
  const words = 'poster --app org.fdroid.fdroid --url https://guide.example/below --phone miui --lang en,ur --json';
  const { status, out: output, err } = await runCommand([...words.split(' '), '--out', out]);
  expect([status, err]).toEqual([0, '']);
  expect(readdirSync(out).sort()).toEqual(['poster-en.svg', 'poster-ur.svg']);
  const { files } = JSON.parse(output) as { files: { file: string; href: string }[] };
  expect(files.find(({ file }) => file === 'poster-ur.svg')!.href).toBe(
    'https://guide.example/below/miui?app=org.fdroid.fdroid&lang=ur',
  );
  expect(readFileSync(join(out, 'poster-ur.svg'), 'utf8')).toMatch(/<svg [^>]*width="210mm" height="297mm"/);
});
