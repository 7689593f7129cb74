import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { sdkOf } from '@sideguide/apk-verify';
import { examined } from '@sideguide/apk-verify/testing';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../e2e/support/test-folder.ts';
import { makeBigApk } from './big-apk.ts';
import { formatReport, goalsOf } from './report.ts';

const testDirectory = testFolder();

describe('makeBigApk', () => {
  const file = testDirectory.at('deep/large.apk');
  const digest = () => createHash('sha256').update(readFileSync(file)).digest('hex');

  it('writes a file of the given size, signed with v2 and v3, and only once', async () => {
    // More than one entry of noise, and a last chunk that is not full.
    await makeBigApk(file, 20_000_001);
    expect(statSync(file).size).toBeGreaterThanOrEqual(20_000_001);
    const { report, facts, verdict } = await examined(new Uint8Array(readFileSync(file)), { phone: {} });
    expect(report).toMatchObject({
      verified: true,
      schemes: { v1: false, v2: true, v3: true },
      tricks: [],
      warnings: [],
    });
    expect([facts?.package, facts?.minSdk, verdict.answer]).toEqual(['org.example.large', sdkOf('7'), 'unknown-app']);
    const [first, { mtimeMs }] = [digest(), statSync(file)];
    await makeBigApk(file, 20_000_001);
    expect([digest(), statSync(file).mtimeMs]).toEqual([first, mtimeMs]);
  });
});

describe('goals', () => {
  const machine = { processor: 'a processor', cores: 2, node: '24', browser: '153', load: 9, apksigner: null };

  it('compare medians, and for ratios the values of one round', () => {
    const goals = goalsOf({
      'Chromium check 100 MB': [400, 499, 9000],
      'Chromium check 200 MB': [100, 3000, 30],
      'Chromium SHA-256 200 MB': [50, 1000, 10],
      'check-worker gzip': [55_001],
    });
    const findGoal = (what: string, goal: string) =>
      goals.find((candidate) => candidate.what === what && candidate.goal.startsWith(goal));
    expect(findGoal('Chromium, check of 100 MB', '≤ 500 ms')).toMatchObject({ isMet: true, measured: '499 ms' });
    expect(findGoal('Chromium, check of 100 MB', '≤ 0.35 × apksigner')).toMatchObject({ isMet: null, measured: '–' });
    expect(findGoal('Chromium, check of 200 MB', '≤ 1.15 ×')).toMatchObject({ isMet: false, measured: '3.00 ×' });
    expect(findGoal('check-worker, gzip', '≤ 55.0 kB')).toMatchObject({ isMet: false, measured: '55.0 kB' });
  });

  it('are reported as open if there is nothing to compare with', () => {
    const text = formatReport({ 'Chromium check 100 MB': [400] }, machine);
    expect(text).toContain('apksigner is not installed: what is compared with it stays open.');
    expect(text).toContain('Load 9 on 2 cores');
    expect(text).toMatch(/^open +Chromium, check of 100 MB +≤ 0\.35 × apksigner 100 MB +–$/m);
    expect(text).toMatch(/^met +Chromium, check of 100 MB +≤ 500 ms +400 ms$/m);
  });
});
