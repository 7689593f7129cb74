import { guessVersions, suggestMaker, suggestSkin } from '@sideguide/guide-core/detect';
import type { SkinHints, VersionTables } from '@sideguide/guide-core/model';
import { versionTables } from '../../../content.ts';
import type { SkinRequest } from '../../../context/route.tsx';
import { stoppedInstead } from '../../../features/stopped/load.tsx';
import { loadOnce } from '../../../platform/chunks/load.ts';
import { phoneHints } from '../../../platform/phone-hints.ts';
import { seenAndroid } from '../../../platform/seen-android.ts';

export interface LandingProps {
  readonly versions: VersionTables;
  /** Versions that this phone may have by what the browser says, the newest first; one if it is sure. */
  readonly likely: readonly string[];
}

export const words = ['version'] as const;
export const early = ['versions'];

/**
 * Loads the version tables of every skin, as the reader's text may come from a phone of another one, and what the browser
 * says about the version. It says nothing where the browser runs on another phone: the reader helps somebody.
 */
export async function load({ skinGuide: { skin } }: SkinRequest): Promise<LandingProps> {
  const [versions, seen, android] = await Promise.all([versionTables(), phoneHints(), seenAndroid()]);
  const rules: Record<string, SkinHints> = {};
  for (const [id, { hints }] of Object.entries(versions)) rules[id] = hints;
  const table = versions[skin.id];
  const isHere = table && suggestSkin(rules, seen) === skin.id;
  return { versions, likely: isHere ? guessVersions(table, android, suggestMaker(table.hints, seen)) : [] };
}

const loadPrint = () => import(/* webpackChunkName: "print" */ '../../../features/print/load.tsx');

/** After a stop, no link leads on. `#print`: the whole guide for printing. */
export const overlay = (request: SkinRequest) =>
  stoppedInstead(request.tag) ??
  (request.address.step === 'print' ? loadOnce('print', loadPrint).then((print) => print.load(request)) : undefined);
