import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { never } from './parser-rules.ts';
import { parserRuleList, uncheckedRules } from './rule-list.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const threatModel = read('../../../THREAT_MODEL.md');
const check = read('../../../../../docs/check.md');

/** Returns the first two cells of each row of the table below a heading. */
function rows(document: string, heading: string): string[][] {
  const table = document.slice(document.indexOf(heading)).split('\n|---')[1]!.split('\n\n')[0]!;
  return table
    .split('\n')
    .slice(1)
    .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
}

describe('the documents list', () => {
  it('every rule that is checked, with its first level and its place', () => {
    const expected = parserRuleList.map(({ rule, what, place }) => [`\`${rule}\``, what, place]);
    const listed = rows(threatModel, '## Rules of Android').map(([rule, what, , place]) => [rule, what, place]);
    expect(listed).toEqual(expected);
    for (const { rule, from, to, target, sure } of parserRuleList) {
      const levels = rows(threatModel, '## Rules of Android').find(([name]) => name === `\`${rule}\``)![2]!;
      expect([rule, levels]).toEqual([
        rule,
        expect.stringContaining(to ? `up to ${to}` : from > 21 ? `${from}` : 'all'),
      ]);
      if (target) expect(levels).toContain(`target ${target}`);
      if (sure !== undefined) expect(levels).toContain(sure < never ? `sure from ${sure}` : 'never sure');
    }
  });

  it('what is not checked', () => {
    expect(rows(threatModel, '**Not checked:**')).toEqual(uncheckedRules);
    expect(rows(check, '## What is not checked')).toEqual(uncheckedRules);
  });
});
