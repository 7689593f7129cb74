import { namespaceWords } from '../../content.ts';
import type { Overlay } from '../../context/route.tsx';
import { loadOnce } from '../../platform/chunks/load.ts';

/** Loads what Home, a landing and the steps to an app show after the reader said that somebody is telling them what to do. */
export async function loadStopped(tag: string): Promise<Overlay> {
  const load = () => import(/* webpackChunkName: "stopped" */ './stopped.tsx');
  const [{ Stopped }, words] = await Promise.all([loadOnce('stopped', load), namespaceWords('stopped', tag)]);
  return { element: <Stopped words={words} /> };
}
