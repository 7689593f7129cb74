import { cpus } from 'node:os';
import { readBudgets, readerSums, sizesOf } from '@sideguide/guide/build';
import type { Sample } from './measure.ts';
import { profile } from './profile.ts';
import { median, ratio } from './stats.ts';

/** One sample of one page: `name` is the site and the page. */
export interface TakenSample {
  readonly name: string;
  readonly round: number;
  readonly sample: Sample;
}

/** Measurements of a sample in milliseconds. */
type Measure = 'words' | 'whole' | 'interactive' | 'tapAfter1500' | 'tapAfter3000' | 'tap' | 'cachedTap' | 'repeat';

const sumOf = (bytes: Readonly<Record<string, number>>) => Object.values(bytes).reduce((sum, count) => sum + count, 0);
const number = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

/** Aligns lines of cells in columns, the first column to the left. */
function columns(lines: readonly (readonly string[])[]): string[] {
  const widths = lines[0]!.map((_cell, index) => Math.max(...lines.map((line) => line[index]!.length)));
  return lines.map((line) =>
    line.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!))).join('  '),
  );
}

interface Goal {
  readonly what: string;
  /** Value before the first words were part of the document; undefined if it was not measured. */
  readonly before?: number | undefined;
  readonly goal: number;
  readonly measured: number;
  readonly unit: '×' | 'kB' | '';
}

/**
 * Reports medians and ratios of one run, as text tables and as JSON. Milliseconds apply to this machine only; ratios
 * can be compared across machines.
 */
export function report(
  samples: readonly TakenSample[],
  browser: string,
  dist: string,
): { table: string; json: object } {
  const samplesOf = (name: string) =>
    samples.filter((sample) => sample.name === name).sort((a, b) => a.round - b.round);
  const values = (name: string, measure: Measure): number[] =>
    samplesOf(name).map(({ sample }) => sample[measure] ?? Number.NaN);
  const medianOf = (name: string, take: (sample: Sample) => number) =>
    median(samplesOf(name).map(({ sample }) => take(sample)));
  /** Returns the ratio to the floor's page in the same round; a whole screen is compared with the floor's words. */
  const ratioToFloor = (page: string, measure: Measure, site = 'guide') => {
    const floor = `floor ${page}`;
    const floorMeasure = measure === 'whole' ? 'words' : /tap/i.test(measure) ? 'tap' : measure;
    return ratio(values(`${site} ${page}`, measure), values(floor, floorMeasure));
  };
  const bytes = (page: string) => medianOf(`guide ${page}`, (sample) => sumOf(sample.bytes)) / 1000;
  const allBytes = (page: string) => medianOf(`guide ${page}`, (sample) => sample.allBytes) / 1000;
  const { first, flow } = readerSums(dist, sizesOf(dist), readBudgets().sums.flow.without);
  const shift = Math.max(...samples.filter(({ name }) => name.startsWith('guide')).map(({ sample }) => sample.shift));
  const ratioGoal = (what: string, before: number | undefined, goal: number, measured: number): Goal => ({
    what,
    before,
    goal,
    measured,
    unit: '×',
  });
  const goals: readonly Goal[] = [
    ratioGoal('Home: first words', 2.15, 1.35, ratioToFloor('home', 'words')),
    ratioGoal('Home: React has taken over', 2.15, 2.1, ratioToFloor('home', 'whole')),
    ratioGoal('landing by link: first words', 2.66, 1.5, ratioToFloor('landing', 'words')),
    ratioGoal('landing by link: whole', 2.66, 2.4, ratioToFloor('landing', 'whole')),
    ratioGoal('step by link: heading and instruction', 2.63, 1.9, ratioToFloor('step', 'words')),
    ratioGoal('step by link: whole', 2.63, 2.5, ratioToFloor('step', 'whole')),
    ratioGoal('repeat visit, Home', 1.13, 1.1, ratioToFloor('home', 'repeat')),
    ratioGoal('repeat visit, a step', 1.3, 1.2, ratioToFloor('step', 'repeat')),
    ratioGoal('tap Home → skin, 1.5 s after the words', undefined, 0.5, ratioToFloor('home', 'tapAfter1500')),
    ratioGoal('tap Home → skin, 3 s after the words', undefined, 0.35, ratioToFloor('home', 'tapAfter3000')),
    ratioGoal('tap Home → skin, first', 2.72, 0.35, ratioToFloor('home', 'tap')),
    ratioGoal('tap Home → skin, cached', 1.26, 0.35, ratioToFloor('home', 'cachedTap')),
    ratioGoal('tap landing → first step', undefined, 0.25, ratioToFloor('landing', 'tap')),
    ratioGoal('tap step → step', undefined, 0.25, ratioToFloor('step', 'tap')),
    ratioGoal('tap on a result of the search', undefined, 0.35, ratioToFloor('search', 'tap')),
    { what: 'layout shift, worst', before: 0, goal: 0, measured: shift, unit: '' },
    { what: 'bytes of Home, React included', goal: 70, measured: first / 1000, unit: 'kB' },
    { what: 'bytes of a step beyond Home', goal: 45, measured: bytes('step') - bytes('home'), unit: 'kB' },
    { what: 'bytes in all, Home', goal: 150, measured: allBytes('home'), unit: 'kB' },
    { what: 'bytes in all, a step by link', goal: 300, measured: allBytes('step'), unit: 'kB' },
    { what: 'bytes of a whole flow', goal: 190, measured: flow / 1000, unit: 'kB' },
  ];
  const names = [...new Set(samples.map(({ name }) => name))].sort((a, b) => {
    const [siteA, pageA] = a.split(' ');
    const [siteB, pageB] = b.split(' ');
    return `${pageA} ${siteA}` < `${pageB} ${siteB}` ? -1 : 1;
  });
  const measures: readonly Measure[] = [
    'words',
    'whole',
    'interactive',
    'tapAfter1500',
    'tapAfter3000',
    'tap',
    'cachedTap',
    'repeat',
  ];
  const rows = names.map((name) => {
    const [site, page] = name.split(' ') as [string, string];
    return {
      name,
      milliseconds: Object.fromEntries(
        measures.map((measure) => [measure, medianOf(name, (sample) => sample[measure] ?? Number.NaN)]),
      ),
      ratios: Object.fromEntries(measures.map((measure) => [measure, ratioToFloor(page, measure, site)])),
      shift: medianOf(name, (sample) => sample.shift),
      task: medianOf(name, (sample) => sample.task),
      bytes: medianOf(name, (sample) => sumOf(sample.bytes)),
      allBytes: medianOf(name, (sample) => sample.allBytes),
      requests: medianOf(name, (sample) => sample.requests),
      offline: samplesOf(name).every(({ sample }) => sample.offline),
    };
  });
  const cells = [
    [
      'page, × floor',
      'words',
      'whole',
      'interactive',
      'tap at 1.5 s',
      'tap at 3 s',
      'tap',
      'cached tap',
      'repeat',
      'offline',
      'shift',
      'task',
      'kB',
      'kB in all',
      'requests',
      'words ms',
    ],
    ...rows.map((row) => [
      row.name,
      ...measures.map((measure) => number(row.ratios[measure]!, 2)),
      row.offline ? 'yes' : 'no',
      number(row.shift, 3),
      number(row.task),
      number(row.bytes / 1000, 1),
      number(row.allBytes / 1000, 1),
      number(row.requests),
      number(row.milliseconds.words!),
    ]),
  ];
  const digits = (goal: Goal, value: number | undefined) =>
    value === undefined ? '–' : number(value, goal.unit === 'kB' ? 1 : 2);
  const measuredGoals = goals.filter((goal) => Number.isFinite(goal.measured));
  const table = [
    `Profile: ${profile.down / 1e6} Mbit/s down, ${profile.up / 1e3} kbit/s up, ${profile.roundTrip} ms round trip, CPU ÷${profile.cpu}, ${profile.viewport.width}×${profile.viewport.height}, empty cache.`,
    `Chromium ${browser}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}. Medians of ${new Set(samples.map(({ round }) => round)).size} rounds.`,
    '',
    ...columns(cells),
    '',
    ...columns([
      ['', 'before', 'goal', 'now', ''],
      ...measuredGoals.map((goal) => [
        goal.unit ? `${goal.what}, ${goal.unit === '×' ? '× floor' : goal.unit}` : goal.what,
        digits(goal, goal.before),
        `≤ ${digits(goal, goal.goal)}`,
        digits(goal, goal.measured),
        goal.measured <= goal.goal ? 'met' : 'missed',
      ]),
    ]),
  ].join('\n');
  return { table, json: { profile, browser, machine: cpus()[0]?.model, rows, goals, samples } };
}
