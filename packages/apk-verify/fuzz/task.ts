import { craftedFixtures } from './fixtures.ts';
import { type Mutant, mutate, type Prepared, prepare } from './mutate.ts';
import type { Original } from './oracle.ts';
import { Random } from './random.ts';
import { type FuzzOutcome, originalOf, runOne } from './run-one.ts';

/** Everything that a run's inputs are made from: seed and number are enough to recreate an input. */
export interface FuzzTask {
  readonly seed: number;
  readonly prepared: readonly Prepared[];
  readonly originals: readonly Original[];
}

export async function makeTask(
  seed: number,
  more: readonly { name: string; bytes: Uint8Array }[] = [],
): Promise<FuzzTask> {
  const fixtures = [...craftedFixtures(), ...more];
  const originals: Original[] = [];
  for (const fixture of fixtures) originals.push(await originalOf(fixture));
  return { seed, prepared: fixtures.map(prepare), originals };
}

export interface Input extends Mutant {
  readonly fixture: string;
}

export interface Ran extends FuzzOutcome {
  readonly input: Input;
  /** Milliseconds of CPU time, which other processes on the machine do not affect. */
  readonly ms: number;
}

/** Runs the input with that number, and returns the outcome. */
export async function runInput({ seed, prepared, originals }: FuzzTask, number: number): Promise<Ran> {
  const random = new Random(seed, number);
  const at = random.below(prepared.length);
  const mutant = mutate(prepared[at]!, prepared, random);
  const before = process.cpuUsage();
  const outcome = await runOne(mutant.bytes, originals[at]!, random);
  const { user, system } = process.cpuUsage(before);
  return { ...outcome, input: { ...mutant, fixture: prepared[at]!.name }, ms: (user + system) / 1000 };
}
