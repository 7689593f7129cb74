import { median } from '../page/stats.ts';

/** All values of one run by name, in milliseconds or bytes; the values of a name are in the order of the rounds. */
export type Samples = Readonly<Record<string, readonly number[]>>;

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  readonly browser: string;
  /** Load average over the last minute, at the end of the run; 0 where the system does not report it. */
  readonly load: number;
  /** Version of apksigner; null if it is not installed. */
  readonly apksigner: string | null;
}

/** A goal, the measured value, and whether it is met; null if there was nothing to compare with. */
export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly found: string;
  readonly met: boolean | null;
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const mib = (value: number) => `${(value / 2 ** 20).toFixed(1)} MiB`;
const kb = (value: number) => `${(value / 1000).toFixed(1)} kB`;

/** Returns the goals of the file check, from the medians of one run. */
export function goalsOf(samples: Samples): Goal[] {
  const middle = (name: string) => median(samples[name] ?? []);
  const known = (value: number, met: boolean) => (Number.isFinite(value) ? met : null);
  const limit = (what: string, name: string, most: number, show: (value: number) => string): Goal => {
    const value = middle(name);
    return {
      what,
      goal: `≤ ${show(most)}`,
      found: Number.isFinite(value) ? show(value) : '–',
      met: known(value, value <= most),
    };
  };
  /** Compares two values as a ratio within each round, as other work on the machine affects both. */
  const times = (what: string, name: string, of: string, most: number): Goal => {
    const value = median((samples[name] ?? []).map((one, round) => one / (samples[of]?.[round] ?? Number.NaN)));
    return {
      what,
      goal: `≤ ${most} × ${of}`,
      found: Number.isFinite(value) ? `${value.toFixed(2)} ×` : '–',
      met: known(value, value <= most),
    };
  };
  return [
    limit('Chromium, check of 100 MB', 'Chromium check 100 MB', 500, ms),
    times('Chromium, check of 100 MB', 'Chromium check 100 MB', 'apksigner 100 MB', 1),
    times('Chromium, check of 200 MB', 'Chromium check 200 MB', 'Chromium SHA-256 200 MB', 1.15),
    times('sideguide check, cold, 200 MB', 'sideguide 200 MB', 'apksigner 200 MB', 0.5),
    limit('Chromium, facts of 100 MB', 'Chromium facts 100 MB', 100, ms),
    limit('Node, facts of 100 MB', 'Node facts 100 MB', 100, ms),
    limit('Chromium, memory for 1 GB', 'Chromium memory 1 GB', 64 * 2 ** 20, mib),
    limit('Node, memory for 1 GB', 'Node memory 1 GB', 64 * 2 ** 20, mib),
    limit('Chromium, memory for 1 GB of v1', 'Chromium memory 1 GB, v1', 64 * 2 ** 20, mib),
    limit('Node, memory for 1 GB of v1', 'Node memory 1 GB, v1', 64 * 2 ** 20, mib),
    ...Object.keys(samples)
      .filter((name) => name.endsWith(' gzip'))
      .map((name) => limit(name.replace(' ', ', '), name, 40_000, kb)),
  ];
}

const unitOf = (name: string) => (/memory/.test(name) ? mib : /gzip/.test(name) ? kb : ms);

/** Formats medians, extremes and goals of one run as text. */
export function formatReport(samples: Samples, machine: Machine): string {
  const rows = Object.entries(samples).map(([name, values]) => {
    const show = unitOf(name);
    return [name, show(median(values)), show(Math.min(...values)), show(Math.max(...values)), String(values.length)];
  });
  const lines = [['', 'median', 'best', 'worst', 'rounds'], ...rows];
  const widths = lines[0]!.map((_cell, at) => Math.max(...lines.map((line) => line[at]!.length)));
  const goals = goalsOf(samples);
  const wide = (field: 'what' | 'goal') => Math.max(...goals.map((one) => one[field].length));
  const verdict = { true: 'met   ', false: 'missed', null: 'open  ' };
  return [
    `${machine.cores} × ${machine.processor}, Node ${machine.node}, Chromium ${machine.browser}, ${
      machine.apksigner === null
        ? 'apksigner is not installed: what is compared with it stays open.'
        : `apksigner ${machine.apksigner}.`
    }`,
    ...(machine.load > 2 * machine.cores
      ? [
          `Load ${machine.load.toFixed(0)} on ${machine.cores} cores: others are at work here, so only ratios say something.`,
        ]
      : []),
    '',
    ...lines.map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
    ),
    '',
    ...goals.map(
      ({ what, goal, found, met }) =>
        `${verdict[`${met}`]}  ${what.padEnd(wide('what'))}  ${goal.padEnd(wide('goal'))}  ${found}`,
    ),
  ].join('\n');
}
