import { existsSync, readFileSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { readBudgets, sizesOf, sumsOf } from '@sideguide/guide/build';
import type { Sample } from './measure.ts';
import { profile } from './profile.ts';
import { median, ratio } from './stats.ts';

interface Taken {
  readonly name: string;
  readonly language: string;
  readonly round: number;
  readonly sample: Sample;
}

type Measure = (sample: Sample) => number | undefined;

const measures: Readonly<Record<string, Measure>> = {
  text: ({ text }) => text,
  largestPaint: ({ largestPaint }) => largestPaint,
  tap: ({ tap }) => tap,
  repeat: ({ repeat }) => repeat,
  reopened: ({ reopened }) => reopened,
};

const sumOf = (bytes: Readonly<Record<string, number>>) => Object.values(bytes).reduce((sum, one) => sum + one, 0);

/** Values of one page over all rounds and languages, in the order of the floor's. */
const valuesOf = (samples: readonly Taken[], name: string, of: Measure): number[] =>
  samples
    .filter((one) => one.name === name)
    .sort(inOrder)
    .map(({ sample }) => of(sample) ?? Number.NaN);

const inOrder = (a: Taken, b: Taken) => a.round - b.round || (a.language < b.language ? -1 : 1);

interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly found: number;
  readonly met: boolean;
}

/** Bytes of React and React DOM as they are sent. */
function reactBytes(dist: string): number {
  const { chunks } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as { chunks: Record<string, string[]> };
  const file = chunks.index!.find((path) => path.includes('/react.'))!;
  const small = join(dist, `${file}.br`);
  return statSync(existsSync(small) ? small : join(dist, file)).size;
}

/** The goals that one run can decide; `found` and `limit` in the goal's own unit. */
function goalsOf(samples: readonly Taken[], dist: string): Goal[] {
  const against = (name: string, of: Measure, floor = name.replace('guide', 'floor')) =>
    ratio(valuesOf(samples, name, of), valuesOf(samples, floor, of));
  const worst = (of: (sample: Sample) => number) =>
    Math.max(...samples.filter(({ name }) => name.startsWith('guide')).map(({ sample }) => of(sample)));
  const row = (what: string, found: number, limit: number, unit: string): Goal => ({
    what,
    goal: `≤ ${limit}${unit}`,
    found,
    met: found <= limit,
  });
  const { flow } = sumsOf(dist, sizesOf(dist), readBudgets().sums.flow.without);
  const bytes = median(valuesOf(samples, 'guide home', ({ bytes: all }) => sumOf(all)));
  const peer = samples.some(({ name }) => name === 'peer home')
    ? [row('text, first visit, Home, against the peer', against('guide home', measures.text!, 'peer home'), 1, ' ×')]
    : [];
  return [
    row('text, first visit, Home', against('guide home', measures.text!), 2, ' × floor'),
    ...peer,
    row('text, first visit, a step', against('guide step', measures.text!), 2.1, ' × floor'),
    row('bytes until then, Home', bytes / 1000, 85, ' kB'),
    row('of them ours', (bytes - reactBytes(dist)) / 1000, 27, ' kB'),
    row(
      'layout shift, worst',
      worst(({ layoutShift }) => layoutShift),
      0,
      '',
    ),
    row(
      'longest task, worst',
      worst(({ longestTask }) => longestTask),
      200,
      ' ms',
    ),
    row('tap to the next step', against('guide step', measures.tap!), 0.25, ' × floor'),
    row('tap to the next step', median(valuesOf(samples, 'guide step', measures.tap!)), 100, ' ms'),
    row('repeat visit, Home', against('guide home', measures.repeat!), 1.4, ' × floor'),
    row('repeat visit, a step', against('guide step', measures.repeat!), 1.4, ' × floor'),
    row('a whole flow, one skin, one language', flow / 1000, 250, ' kB'),
  ];
}

const number = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

/** Medians and ratios of one run, as a table to read and as JSON. Milliseconds are this machine's; only ratios travel. */
export function report(samples: readonly Taken[], browser: string, dist: string): { table: string; json: object } {
  const names = [...new Set(samples.map(({ name }) => name))].sort();
  const lines: string[][] = [
    [
      'page',
      'text ms',
      '× floor',
      'paint',
      'shift',
      'task',
      'kB',
      'requests',
      'tap',
      '× floor',
      'repeat',
      '× floor',
      'reopened',
      '× floor',
    ],
  ];
  const rows = names.map((name) => {
    const floor = `floor ${name.split(' ')[1]}`;
    const middle = (of: Measure) => median(valuesOf(samples, name, of));
    const times = (of: Measure) => ratio(valuesOf(samples, name, of), valuesOf(samples, floor, of));
    const kinds = [
      ...new Set(samples.filter((one) => one.name === name).flatMap(({ sample }) => Object.keys(sample.bytes))),
    ];
    return {
      name,
      text: middle(measures.text!),
      textRatio: times(measures.text!),
      largestPaint: middle(measures.largestPaint!),
      layoutShift: middle(({ layoutShift }) => layoutShift),
      longestTask: middle(({ longestTask }) => longestTask),
      bytes: middle(({ bytes }) => sumOf(bytes)),
      bytesByKind: Object.fromEntries(kinds.map((kind) => [kind, middle(({ bytes }) => bytes[kind] ?? 0)])),
      requests: middle(({ requests }) => requests),
      tap: middle(measures.tap!),
      tapRatio: times(measures.tap!),
      repeat: middle(measures.repeat!),
      repeatRatio: times(measures.repeat!),
      reopened: middle(measures.reopened!),
      reopenedRatio: times(measures.reopened!),
    };
  });
  for (const row of rows)
    lines.push([
      row.name,
      number(row.text),
      number(row.textRatio, 2),
      number(row.largestPaint),
      number(row.layoutShift, 3),
      number(row.longestTask),
      number(row.bytes / 1000, 1),
      number(row.requests),
      number(row.tap),
      number(row.tapRatio, 2),
      number(row.repeat),
      number(row.repeatRatio, 2),
      number(row.reopened),
      number(row.reopenedRatio, 2),
    ]);
  const goals = goalsOf(samples, dist);
  const widths = lines[0]!.map((_cell, at) => Math.max(...lines.map((line) => line[at]!.length)));
  const table = [
    `Profile: ${profile.down / 1e6} Mbit/s down, ${profile.up / 1e3} kbit/s up, ${profile.roundTrip} ms round trip, CPU ÷${profile.cpu}, ${profile.viewport.width}×${profile.viewport.height}, empty cache.`,
    `Chromium ${browser}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}.`,
    '',
    ...lines.map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
    ),
    '',
    ...goals.map(
      ({ what, goal, found, met }) =>
        `${met ? 'met   ' : 'missed'}  ${what.padEnd(44)} ${goal.padStart(14)}   ${number(found, 2)}`,
    ),
    '',
    ...rows.map(
      ({ name, bytesByKind }) =>
        `${name}: ${Object.entries(bytesByKind)
          .map(([kind, bytes]) => `${kind} ${number(bytes / 1000, 1)} kB`)
          .join(', ')}`,
    ),
  ].join('\n');
  return { table, json: { profile, browser, machine: cpus()[0]?.model, rows, goals, samples } };
}
