import { fileCheckWords, loadKnownSigners } from '../../content.ts';
import { loadOnce } from '../../platform/chunks/load.ts';
import type { CheckData } from './types.ts';

export const loadView = () => import(/* webpackChunkName: "check" */ './checking.tsx');

/** Loads what the check needs in one language, and its code. */
export async function loadCheck(tag: string): Promise<CheckData> {
  const [words, entries] = await Promise.all([fileCheckWords(tag), loadKnownSigners(), loadOnce('check', loadView)]);
  return { ...words, entries };
}
