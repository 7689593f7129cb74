import { namespaceWords } from '../../catalog.ts';
import type { Overlay, SkinRequest } from '../../routes/route.tsx';
import { PrintedGuide } from './printed-guide.tsx';

/** The whole guide of the answers given, to be printed; its words come before it is shown. */
export async function load({ tag }: SkinRequest): Promise<Overlay> {
  return { element: <PrintedGuide more={await namespaceWords('print', tag)} /> };
}
