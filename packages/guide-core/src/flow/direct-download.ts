import type { Guide } from '../model/guide.ts';

/** Returns the guide with the download step worded for the file, to which its card links, and not for a page. */
export function withDirectDownload(guide: Guide): Guide {
  const id = guide.parts.downloadapps.find(({ tool }) => tool === 'app-card')?.id;
  const words = id && guide.words[id];
  const { ui } = guide;
  return words ? { ...guide, words: { ...guide.words, [id]: { ...words, do: String(ui['download-do']) } } } : guide;
}
