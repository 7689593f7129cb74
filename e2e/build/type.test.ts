import { readdirSync, readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { expect, it } from 'vitest';

// Scripts differ in height: Nastaliq needs twice the line height of Latin, so lines of a fixed height would overlap.
it('the heading font is always used with the line height of its script', () => {
  const sheets = readdirSync(`${root}apps/guide/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `apps/guide/src/${file}`);
  expect(sheets.length).toBeGreaterThan(20);
  const problems = sheets.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/font:[^;]*var\(--font-h\)[^;]*;/g)]
      .filter(([rule]) => !rule.includes('/ var(--lh-h)'))
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(problems).toEqual([]);
});
