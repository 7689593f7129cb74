import { namespaceWords } from '../../content.ts';
import type { Overlay, SkinRequest } from '../../context/route.tsx';
import { PrintedGuide } from './printed-guide.tsx';

/** Loads the printed guide for the given answers; its words are loaded before it is shown. */
export async function load({ tag }: SkinRequest): Promise<Overlay> {
  return { element: <PrintedGuide more={await namespaceWords('print', tag)} /> };
}
