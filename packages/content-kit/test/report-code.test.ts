import { root } from '@sideguide/cli-kit';
import {
  alphabet,
  type DecodedReport,
  decodeReport,
  encodeReport,
  type NamedField,
  named,
  namesByNumber,
  numberOf,
  outcomes,
  type ProblemReport,
  splitWords,
  withWords,
} from '@sideguide/guide-core/report';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../src/files/load.ts';
import { stepIds } from '../src/labels-of.ts';

const { content } = await loadContent(root);

const full: ProblemReport = {
  outcome: 'fails',
  skin: 'alpha',
  os: 'alpha-3',
  rom: 'cn',
  step: 'allow-source',
  message: 'parse',
  app: 'org.example.app',
  built: '2026-11-21',
};

const numbersOf = (report: ProblemReport): DecodedReport => {
  const numbers = Object.fromEntries(
    (Object.keys(named) as NamedField[]).map((field) => [
      field,
      report[field] ? numberOf(report[field], named[field]) : 0,
    ]),
  ) as Record<NamedField, number>;
  return { outcome: report.outcome, numbers, ...(report.built ? { built: report.built } : {}) };
};

/** Returns every report that readers of this guide can create, with the fields one at a time and combined. */
function* reports(): Generator<ProblemReport> {
  const { messages, apps, skins } = content;
  const packages = [undefined, ...Object.keys(apps)];
  for (const outcome of outcomes) {
    for (const [skin, { skin: table }] of Object.entries(skins)) {
      for (const { id: os } of table.versions)
        for (const { id: rom } of table.roms) yield { ...full, outcome, skin, os, rom };
      for (const step of stepIds(table)) yield { outcome, skin, step, built: '2026-01-01' };
    }
    for (const message of Object.keys(messages)) for (const app of packages) yield { outcome, message, app };
  }
}

describe('a report code', () => {
  it('stays what it is: the first format, for ever', () => {
    expect(encodeReport(full)).toBe('6KM9-Y4GG-3HZS-HB3R-MTGM-BP49');
    expect(encodeReport({ outcome: 'unsaid' })).toBe('4000-0000-0000-0000-0000-02P8');
  });

  it('of everything in this guide comes back', () => {
    let count = 0;
    for (const report of reports()) {
      const code = encodeReport(report);
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(decodeReport(code), code).toEqual(numbersOf(report));
      count++;
    }
    expect(count).toBeGreaterThan(300);
  });

  it('names one thing, not two: no two names of this guide fall on one number', () => {
    const lists: readonly (readonly [NamedField, readonly string[]])[] = [
      ['skin', Object.keys(content.skins)],
      ['app', Object.keys(content.apps)],
      ['message', Object.keys(content.messages)],
      ...Object.values(content.skins).flatMap(({ skin }) => [
        ['os', skin.versions.map(({ id }) => id)] as const,
        ['rom', skin.roms.map(({ id }) => id)] as const,
        ['step', stepIds(skin)] as const,
      ]),
    ];
    for (const [field, names] of lists)
      for (const name of names)
        expect(namesByNumber(field, numberOf(name, named[field]), names), field).toEqual([name]);
  });

  it('is read as people write it', () => {
    const code = encodeReport(full);
    const spoken = code.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l');
    for (const text of [spoken, code.replace(/-/g, ''), ` ${code.replace(/-/g, '–')}\n`])
      expect(decodeReport(text)).toEqual(numbersOf(full));
  });

  it('shows every single wrong letter and every two that changed places', () => {
    for (const report of [full, { outcome: 'works', skin: 'beta' } as const]) {
      const letters = [...encodeReport(report).replace(/-/g, '')];
      for (let at = 0; at < letters.length; at++) {
        for (const other of alphabet) {
          if (other === letters[at]) continue;
          const wrong = letters.map((letter, n) => (n === at ? other : letter)).join('');
          expect(decodeReport(wrong), wrong).toEqual({ why: 'typo' });
        }
        const next = letters[at + 1];
        if (next === undefined || next === letters[at]) continue;
        const swapped = letters.map((letter, n) => (n === at ? next : n === at + 1 ? letters[at] : letter)).join('');
        expect(decodeReport(swapped), swapped).toEqual({ why: 'typo' });
      }
    }
  });

  it.each([
    ['', { why: 'length', found: '0' }],
    ['1234', { why: 'length', found: '4' }],
    ['4000-0000-0000-0000-0001-YD4U', { why: 'letters', found: 'U' }],
    ['😀', { why: 'letters', found: '😀' }],
  ])('says why it cannot be read: %j', (text, why) => {
    expect(decodeReport(text)).toEqual(why);
  });

  it('of a later format says so', () => {
    expect(decodeReport(laterCode())).toEqual({ why: 'format', found: '2' });
  });

  it('knows days from 2026 to 2037, and leaves out others', () => {
    const back = (built: string) => (decodeReport(encodeReport({ outcome: 'works', built })) as DecodedReport).built;
    for (const day of ['2026-01-01', '2028-02-29', '2037-03-18']) expect(back(day)).toBe(day);
    for (const day of ['2025-12-31', '2037-03-19', 'today', '']) expect(back(day)).toBeUndefined();
  });
});

/** Tries the last letters until the checksum matches, as if a later version of the guide had written the code. */
function laterCode(): string {
  const start = `8${'0'.repeat(19)}`;
  for (let n = 0; n < 32 ** 4; n++) {
    const end = [15, 10, 5, 0].map((shift) => alphabet[(n >> shift) & 31]).join('');
    const found = decodeReport(start + end);
    if ('why' in found && found.why === 'format') return start + end;
  }
  throw new Error('no such code');
}

describe('a hundred thousand random codes', () => {
  it('crash nothing', () => {
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const kinds: readonly (() => string)[] = [
      () => alphabet[random(32)]!,
      () => String.fromCharCode(random(128)),
      () => String.fromCharCode(random(65_536)),
    ];
    const seen = new Map<string, number>();
    for (let n = 0; n < 100_000; n++) {
      const kind = kinds[n % 4 < 2 ? 0 : (n % 4) - 1]!;
      const text = Array.from({ length: n % 3 ? 24 : random(40) }, kind).join('');
      const found = decodeReport(text);
      const key = 'why' in found ? found.why : 'read';
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect([...seen.keys()].sort().filter((key) => key !== 'read' && key !== 'format')).toEqual([
      'length',
      'letters',
      'typo',
    ]);
    // One random error in 65 536 passes the checksum.
    expect((seen.get('read') ?? 0) + (seen.get('format') ?? 0)).toBeLessThan(10);
  });
});

describe('questions behind a code', () => {
  const code = encodeReport(full);
  it('are taken apart as they were put together', () => {
    const words = ['stops “at night”', '装不上'];
    expect(splitWords(withWords(code, words, 'zh'))).toEqual({
      code: `${code} `,
      words: ['stops "at night"', '装不上'],
      tag: 'zh',
    });
    expect(decodeReport(splitWords(withWords(code, words, 'zh')).code)).toMatchObject({ outcome: 'fails' });
  });
  it('are empty for a code alone', () => {
    expect(splitWords(code)).toEqual({ code, words: [] });
    expect(splitWords('')).toEqual({ code: '', words: [] });
  });
});
