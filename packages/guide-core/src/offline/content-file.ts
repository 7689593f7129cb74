/**
 * Digests of the content chunks: one per language, over all chunks in that language, so that the first load does not
 * grow with every skin and feature, and one for each chunk without a language.
 */
export type ContentDigests = Readonly<Record<string, string>>;

/** Folder of the chunks' scripts, below the site's base. */
const scriptFolder = 'static/js/async/';

/** Returns the key of a chunk's digest: its whole name, or the language at its end. */
const sumKey = (name: string, sums: ContentDigests): string =>
  name in sums ? name : name.slice(name.lastIndexOf('-') + 1);

/** Returns the file of a content chunk, below the site's base; undefined if the name is not a content chunk. */
export function contentChunkFile(name: string, sums: ContentDigests): string | undefined {
  const sum = sums[sumKey(name, sums)];
  return sum && `${scriptFolder}${name}.${sum}.js`;
}
