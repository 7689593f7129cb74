import { roomWords } from '../../catalog.ts';
import type { Overlay, SkinRequest } from '../../routes/route.tsx';
import { Paper } from './paper.tsx';

/** The whole guide of the answers given, to be printed; its words come before it is shown. */
export async function load({ tag }: SkinRequest): Promise<Overlay> {
  return { element: <Paper more={await roomWords('paper', tag)} /> };
}
