import type { Instead, View } from '../../layout/view.ts';
import { Paper } from './paper.tsx';

/** The whole guide of the answers given, to be printed; its words come before it is shown. */
export async function load(view: View): Promise<Instead> {
  const words = await view.roomWords('paper');
  return { Screen: Paper, view: { ...view, ui: { ...view.ui, ...words } } };
}
