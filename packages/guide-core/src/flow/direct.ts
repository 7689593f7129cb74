// In the first load.
import type { Guide } from '../model/guide.ts';

/** A guide whose step for getting the file speaks of the file itself and not of its makers' page: that is what its card links. */
export function withDirectDownload(guide: Guide): Guide {
  const id = guide.parts.downloadapps.find(({ tool }) => tool === 'app-card')?.id;
  const words = id && guide.words[id];
  const { ui } = guide;
  return words ? { ...guide, words: { ...guide.words, [id]: { ...words, do: String(ui['download-do']) } } } : guide;
}
