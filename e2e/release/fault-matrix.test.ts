import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults, findRows, sampleOf, screenNames, unawaited } from '../faults/rows.ts';
import { type Cell, testCells } from '../faults/test-cells.ts';
import { sites } from '../support/sites.ts';

// A part of the matrix that `npm run faults` covers completely: every fault, every screen, every kind of chunk.

const cells: readonly Cell[] = [
  ['refused', 'screen-index.css', 'screen-index', 'th', 'miui', 'error·slow'],
  ['reset', 'locale-ur.js', 'screen-service', 'ur', 'miui', 'error·slow'],
  ['404', 'skin-miui-uk.js', 'screen-skin', 'uk', 'miui', 'error·newer'],
  ['500', 'screen-skin-downloadapps.js', 'screen-skin-downloadapps', 'ja', 'coloros', 'error·newer'],
  ['html', 'guide.css', 'screen-skin-service', 'ta', 'miui', 'missing·portal'],
  ['truncated', 'screen-result-home.css', 'screen-result-home', 'tr', 'coloros', 'missing·portal'],
  ['type', 'messages-zh.js', 'screen-service', 'zh', 'miui', 'error·slow'],
  ['never', 'cards.js', 'screen-skin-downloadapps', 'ur', 'miui', 'words, timeout·timeout'],
  ['slow', 'react.js', 'screen-skin', 'vi', 'coloros', 'sign, comes'],
  ['cached', 'index.js', 'screen-index', 'uz', 'miui', 'comes'],
  ['never', 'index.css', 'screen-result-home', 'sv', 'miui', 'words, timeout·timeout'],
  ['truncated', 'check.css', 'screen-service', 'ur', 'miui', 'missing·portal'],
  ['reset', 'check-ja.js', 'screen-skin-downloadapps', 'ja', 'coloros', 'error·slow'],
  ['404', 'offline.js', 'screen-index', 'tk', 'miui', 'without it'],
  ['html', 'gates.js', 'screen-service', 'th', 'miui', 'missing·portal'],
  ['reset', 'words-helper-sv.js', 'screen-skin-service', 'sv', 'coloros', 'error·slow'],
  ['404', 'print.css', 'screen-skin', 'uk', 'miui', 'error·newer'],
  ['truncated', 'words-notices-ur.js', 'screen-result-home', 'ur', 'miui', 'without it'],
  ['html', 'share.js', 'screen-skin-downloadapps', 'ta', 'coloros', 'without it'],
  ['404', 'facts-miui.js', 'screen-skin-service', 'tr', 'miui', 'without it'],
  ['reset', 'in-app.js', 'screen-skin', 'vi', 'coloros', 'without it'],
  ['500', 'screen-send.css', 'screen-send', 'uz', 'miui', 'error·newer'],
  ['html', 'words-about-th.js', 'screen-about', 'th', 'miui', 'missing·portal'],
  ['404', 'ask.css', 'screen-index', 'ur', 'miui', 'without it'],
  ['never', 'answers-zh.js', 'screen-index', 'zh', 'miui', 'without it'],
  ['truncated', 'draw-ahead.js', 'screen-index', 'en', 'miui', 'without it'],
];

testCells(cells);

const rows = findRows('guide');

describe('the matrix', () => {
  it('has a row for every script and style that a screen waits for', () => {
    const files = readdirSync(`${sites.guide.dist}/static`, { recursive: true, encoding: 'utf8' })
      .map((file) => `/static/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:js|css)$/.test(file) && !unawaited.test(file.split('/').at(-1)!.split('.')[0]!));
    expect(files.length).toBeGreaterThan(50);
    expect(rows.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it('has a screen for every row (a new chunk needs a line in e2e/faults/rows.ts)', () => {
    const unreachable = rows.filter(({ screens }) => screens.length === 0);
    expect(unreachable.map(({ name }) => name)).toEqual([]);
    const sample = sampleOf(rows).map(({ name }) => name.replace(/-[a-z]{2}\./, '-*.'));
    expect(sample).toEqual(expect.arrayContaining(['words-helper-*.js', 'gates-*.js', 'gates.css', 'share.js']));
    expect(new Set(sample).size).toBe(sample.length);
  });

  it('is sampled here with every fault and every screen', () => {
    expect([...new Set(cells.map(([fault]) => fault))].sort()).toEqual([...faults].sort());
    expect([...new Set(cells.map(([, , screen]) => screen))].sort()).toEqual([...screenNames].sort());
  });
});
