import { namespaceWords } from '../../content.ts';
import type { Overlay } from '../../context/route.tsx';
import { loadOnce } from '../../platform/chunks/load.ts';
import { readNotes } from '../../platform/storage/notes.ts';

async function loadStopped(tag: string): Promise<Overlay> {
  const load = () => import(/* webpackChunkName: "stopped" */ './stopped.tsx');
  const [{ Stopped }, words] = await Promise.all([loadOnce('stopped', load), namespaceWords('stopped', tag)]);
  return { element: <Stopped words={words} /> };
}

/**
 * Loads what Home, a landing and the steps to an app show in place of themselves after the reader said that somebody is
 * telling them what to do. Returns nothing without a stop.
 * @param isSaid the address says so, for phones that store nothing
 */
export const stoppedInstead = (tag: string, isSaid?: boolean) =>
  isSaid || readNotes().isStopped ? loadStopped(tag) : undefined;
