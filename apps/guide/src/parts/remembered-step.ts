import { resumable } from '@sideguide/guide-core/flow';
import { usePlace } from '../context/contexts.tsx';
import { rememberedPlaces } from '../platform/storage/notes.ts';
import { useFreshNotes } from '../platform/storage/use-fresh-notes.ts';

/** Returns the address of the reader's last step, if it belongs to what is shown now; the guide may no longer have it. */
export function useRememberedStep(): string | undefined {
  const { address, skin } = usePlace();
  useFreshNotes();
  return resumable(rememberedPlaces(), address, skin?.id);
}
