import { beforeAll, describe, expect, it } from 'vitest';
import { type FuzzTask, makeTask, runInput } from '../fuzz/task.ts';

// A short run of `npm run fuzz` with the same inputs each time: only ApkErrors, and nothing accepted that was not
// signed.

const inputs = 2000;
const seed = 1;
const seconds = 1000;

let task: FuzzTask;
beforeAll(async () => {
  task = await makeTask(seed);
}, 60 * seconds);

/** Runs the inputs and counts the outcomes. */
async function run() {
  const counts = { verified: 0, genuine: 0, findings: [] as string[] };
  for (let number = 0; number < inputs; number++) {
    const { input, findings, verified, genuine } = await runInput(task, number);
    counts.verified += verified ? 1 : 0;
    counts.genuine += genuine ? 1 : 0;
    counts.findings.push(
      ...findings.map(({ stage, what }) => `${number} ${input.fixture} ${input.how}, ${stage}: ${what}`),
    );
  }
  return counts;
}

describe('changed files', () => {
  it(
    'make no other error than the library’s own, and are nobody’s unless they are still whole',
    async () => {
      const { verified, genuine, findings } = await run();
      expect(findings).toEqual([]);
      // Some changes do not affect what is signed; if none or all were such, the run would prove nothing.
      expect(verified).toBeGreaterThan(inputs / 50);
      expect(verified).toBeLessThan(inputs / 2);
      expect(genuine).toBeGreaterThan(inputs / 50);
    },
    300 * seconds,
  );

  it('every original is read, and those that are signed verify', () => {
    const unsigned = ['unsigned', 'apks', 'xapk', 'zip', 'html'];
    const silent = task.originals.filter(({ signers }) => signers.size === 0).map(({ fixture }) => fixture.name);
    expect(silent).toEqual(unsigned);
  });

  it('are the same for the same seed', async () => {
    const [one, other] = [await runInput(task, 77), await runInput(await makeTask(seed), 77)];
    expect(Buffer.compare(one.input.bytes, other.input.bytes)).toBe(0);
    expect(one.input.how).toBe(other.input.how);
  });
});
