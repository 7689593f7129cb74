import { suggestSkin } from '@sideguide/guide-core/detect';
import { skinHints } from '../../catalog.ts';
import type { RouteRequest } from '../../context/route.tsx';
import { loadStopped } from '../../features/stopped/load.tsx';
import { phoneHints } from '../../platform/phone-hints.ts';
import { readNotes } from '../../platform/storage/notes.ts';

/** Suggests a skin for the phone that this seems to be, from what the browser reveals. */
export async function load() {
  const [rules, seen] = await Promise.all([skinHints(), phoneHints()]);
  return { suggested: suggestSkin(rules, seen) };
}

/** After a stop, Home leads nobody on. */
export const overlay = ({ tag }: RouteRequest) => (readNotes().isStopped ? loadStopped(tag) : undefined);
