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
  readonly measured: string;
  readonly isMet: boolean | null;
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const mib = (value: number) => `${(value / 2 ** 20).toFixed(1)} MiB`;
const kb = (value: number) => `${(value / 1000).toFixed(1)} kB`;

/** Returns the goals of the file check, from the medians of one run. */
export function goalsOf(samples: Samples): Goal[] {
  const medianOf = (name: string) => median(samples[name] ?? []);
  const metIfMeasured = (value: number, isMet: boolean) => (Number.isFinite(value) ? isMet : null);
  const limitGoal = (what: string, name: string, max: number, show: (value: number) => string): Goal => {
    const value = medianOf(name);
    return {
      what,
      goal: `≤ ${show(max)}`,
      measured: Number.isFinite(value) ? show(value) : '–',
      isMet: metIfMeasured(value, value <= max),
    };
  };
  /** Compares two values as a ratio within each round, as other work on the machine affects both. */
  const ratioGoal = (what: string, name: string, reference: string, max: number): Goal => {
    const value = median(
      (samples[name] ?? []).map((sample, round) => sample / (samples[reference]?.[round] ?? Number.NaN)),
    );
    return {
      what,
      goal: `≤ ${max} × ${reference}`,
      measured: Number.isFinite(value) ? `${value.toFixed(2)} ×` : '–',
      isMet: metIfMeasured(value, value <= max),
    };
  };
  return [
    limitGoal('Chromium, check of 100 MB', 'Chromium check 100 MB', 500, ms),
    ratioGoal('Chromium, check of 100 MB', 'Chromium check 100 MB', 'apksigner 100 MB', 0.35),
    ratioGoal('Chromium, check of 200 MB', 'Chromium check 200 MB', 'Chromium SHA-256 200 MB', 1.15),
    ratioGoal('sideguide check, cold, 200 MB', 'sideguide 200 MB', 'apksigner 200 MB', 0.38),
    limitGoal('Chromium, facts of 100 MB', 'Chromium facts 100 MB', 100, ms),
    limitGoal('Node, facts of 100 MB', 'Node facts 100 MB', 100, ms),
    limitGoal('Chromium, memory for 1 GB', 'Chromium memory 1 GB', 29 * 2 ** 20, mib),
    limitGoal('Node, memory for 1 GB', 'Node memory 1 GB', 16 * 2 ** 20, mib),
    limitGoal('Chromium, memory for 1 GB of v1', 'Chromium memory 1 GB, v1', 64 * 2 ** 20, mib),
    limitGoal('Node, memory for 1 GB of v1', 'Node memory 1 GB, v1', 64 * 2 ** 20, mib),
    ...Object.keys(samples)
      .filter((name) => name.endsWith(' gzip'))
      .map((name) => limitGoal(name.replace(' ', ', '), name, 55_000, kb)),
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
  const widths = lines[0]!.map((_cell, index) => Math.max(...lines.map((line) => line[index]!.length)));
  const goals = goalsOf(samples);
  const columnWidth = (field: 'what' | 'goal') => Math.max(...goals.map((goal) => goal[field].length));
  const verdict = { true: 'met   ', false: 'missed', null: 'open  ' };
  return [
    `${machine.cores} × ${machine.processor}, Node ${machine.node}, Chromium ${machine.browser}, ${
      machine.apksigner === null
        ? 'apksigner is not installed: what is compared with it stays open.'
        : `apksigner ${machine.apksigner}.`
    }`,
    ...(machine.load > 2 * machine.cores
      ? [
          `Load ${machine.load.toFixed(0)} on ${machine.cores} cores: other processes are running, so only ratios are meaningful.`,
        ]
      : []),
    '',
    ...lines.map((line) =>
      line.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!))).join('  '),
    ),
    '',
    ...goals.map(
      ({ what, goal, measured, isMet }) =>
        `${verdict[`${isMet}`]}  ${what.padEnd(columnWidth('what'))}  ${goal.padEnd(columnWidth('goal'))}  ${measured}`,
    ),
  ].join('\n');
}
