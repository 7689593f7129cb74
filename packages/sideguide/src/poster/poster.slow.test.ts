import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sideguide } from '../../../../e2e/support/sideguide.ts';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { findPrinter } from './find-printer.ts';
import { printPdfs } from './print-pdf.ts';

const temp = folderPerTest();

const words = 'poster --app org.fdroid.fdroid --url https://guide.example/below --phone miui --lang en,ur --json'.split(
  ' ',
);

it('writes a sheet for each language, as SVG and as PDF of one A4 page', async () => {
  const out = temp.at('sheets');
  const { status, out: output, err } = await sideguide([...words, '--out', out]);
  expect([status, err]).toEqual([0, '']);
  expect(readdirSync(out).sort()).toEqual(['poster-en.pdf', 'poster-en.svg', 'poster-ur.pdf', 'poster-ur.svg']);
  const { files } = JSON.parse(output) as { files: { file: string; href: string }[] };
  expect(files.find(({ file }) => file === 'poster-ur.pdf')!.href).toBe(
    'https://guide.example/below/miui?app=org.fdroid.fdroid&lang=ur',
  );
  for (const tag of ['en', 'ur']) {
    const pdf = readFileSync(join(out, `poster-${tag}.pdf`), 'latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)!;
    // Points of 1/72 inch.
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  }
});

it('writes no PDF with --svg', async () => {
  const out = temp.at('sheets');
  const { status } = await sideguide([...words, '--svg', '--out', out]);
  expect([status, readdirSync(out).sort()]).toEqual([0, ['poster-en.svg', 'poster-ur.svg']]);
});

it('reports a browser that exits, and leaves the SVG files', async () => {
  const out = temp.at('sheets');
  const { status, err } = await sideguide([...words, '--out', out], { env: { SIDEGUIDE_BROWSER: process.execPath } });
  expect(status).toBe(2);
  expect(err).toContain('The browser printed no PDF (');
  expect(err).toContain('The SVG files are written.');
  expect(readdirSync(out).sort()).toEqual(['poster-en.svg', 'poster-ur.svg']);
  const missing = { executablePath: temp.at('no-browser'), args: [], env: {} };
  await expect(printPdfs(missing, ['<svg/>'])).rejects.toThrow('ENOENT');
});

it('uses the browser named in SIDEGUIDE_BROWSER', async () => {
  expect(await findPrinter({ SIDEGUIDE_BROWSER: '/some/browser' })).toMatchObject({ executablePath: '/some/browser' });
});
