import * as archive from './archive.ts';
import type { CaseTable } from './case.ts';
import * as jar from './jar.ts';
import * as manifest from './manifest.ts';
import * as rotation from './rotation.ts';
import * as schemes from './schemes.ts';
import * as signers from './signers.ts';
import * as signingBlock from './signing-block.ts';

export type { AndroidCase, AndroidChoice, CaseTable, Does } from './case.ts';
export { stops } from './case.ts';

/**
 * Crafted files, and what Android's own code of each version does with them. Every case names the AOSP code that
 * decides it.
 */
export const androidTables: readonly CaseTable[] = [
  schemes,
  signingBlock,
  signers,
  rotation,
  jar,
  archive,
  manifest,
].flatMap((module) => Object.values(module));
