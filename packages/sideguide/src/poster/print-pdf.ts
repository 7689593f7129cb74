import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Printer } from './find-printer.ts';

/** Longest time to print one drawing, in milliseconds; on a busy machine the browser is slow to start. */
const timeoutMs = 120_000;

/**
 * Prints A4 drawings to one PDF each, with the fonts of this machine. A browser is used because no small library shapes
 * Urdu, Tamil and Chinese as well, and their fonts alone are larger than the whole package. Throws an Error if the
 * browser fails.
 */
export async function printPdfs(
  { executablePath, args, env }: Printer,
  svgs: readonly string[],
): Promise<readonly Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sideguide-poster-'));
  const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
  const options = ['--headless', '--disable-gpu', '--no-first-run', `--user-data-dir=${join(folder, 'profile')}`];
  // The flag against header and footer has two names, an old one and a new one.
  const print = ['--no-pdf-header-footer', '--print-to-pdf-no-header', `--print-to-pdf=${pdf}`];
  const pdfs: Buffer[] = [];
  try {
    for (const svg of svgs) {
      writeFileSync(
        page,
        `<!doctype html><meta charset="utf-8"><style>@page{size:210mm 297mm;margin:0}body{margin:0}svg{display:block;height:296.9mm}</style>${svg}`,
      );
      await promisify(execFile)(executablePath, [...args, ...options, ...print, pathToFileURL(page).href], {
        env: { ...process.env, ...env },
        timeout: timeoutMs,
      });
      pdfs.push(readFileSync(pdf));
      rmSync(pdf);
    }
    return pdfs;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
