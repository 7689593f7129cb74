import { expect } from 'vitest';
import { memorySource } from '../src/bytes/sources.ts';
import { examine } from '../src/examine.ts';
import type { Installability, Phone } from '../src/model/phone.ts';
import type { ApkResult } from '../src/model/result.ts';
import { nodeDigests } from '../src/node/node-digests.ts';
import type { VerifyOptions } from '../src/options.ts';
import { type Craft, craftApk } from './craft.ts';

/** A file as given by a test. */
export type TestFile = Craft | Uint8Array;

/** Runs a file through the real readers, the real verifier and the verdict. */
export function examined(file: TestFile, asked: VerifyOptions = {}): Promise<ApkResult> {
  const source = memorySource(file instanceof Uint8Array ? file : craftApk(file));
  return examine(source, { phone: modern, ...asked }, nodeDigests);
}

/** A current phone about which everything is known. */
export const modern: Phone = { sdk: 36, abis: ['arm64-v8a'], installed: null };

export const answer = async (file: TestFile, phone: Partial<Phone> = {}): Promise<Installability> =>
  (await examined(file, { phone: { ...modern, ...phone } })).verdict.installability;

/** A crafted file, the phone, and the expected obstacle: `sure invalid FAILED_TEST_ONLY`, with its details. */
export type Row = readonly [name: string, file: TestFile, phone: Partial<Phone>, says: string, detail?: object];

/** Expects the obstacle, and that the phone refuses the file only if the obstacle is sure. */
export async function expectSaid([, file, phone, says, detail]: Row): Promise<void> {
  const [certainty, status, code] = says.split(' ');
  const { obstacles, installs } = await answer(file, phone);
  expect(obstacles).toContainEqual({ code, status, certainty, ...(detail ? { detail } : {}) });
  if (status !== 'installs') expect(installs).toBe(certainty === 'depends' && installs !== 'no' ? installs : 'no');
}

/** A file and a phone without obstacles. */
export type FineRow = readonly [name: string, file: TestFile, phone: Partial<Phone>];

export async function expectNothing([, file, phone]: FineRow): Promise<void> {
  expect(await answer(file, phone)).toEqual({ installs: 'yes', obstacles: [], asks: [] });
}

/** Puts the rows' names in front, as the test runner needs them. */
export const titled = <R extends Row | FineRow>(rows: readonly R[]) => rows.map((row) => [row[0], row] as const);
