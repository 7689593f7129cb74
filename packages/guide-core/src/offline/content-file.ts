// In the first load.
/**
 * Digests of the content's chunks. One for each language, over everything that is said in it, so that the first load does
 * not grow with every skin and feature; and one for each chunk without a language.
 */
export type ContentDigests = Readonly<Record<string, string>>;

/** Folder of the chunks' scripts, below the site's base. */
const scriptFolder = 'static/js/async/';

/** The language that a chunk ends with, or its whole name: what its digest is kept under. */
const sumKey = (name: string, sums: ContentDigests): string =>
  name in sums ? name : name.slice(name.lastIndexOf('-') + 1);

/** File of a chunk of content, below the site's base; undefined for what is none. */
export function contentChunkFile(name: string, sums: ContentDigests): string | undefined {
  const sum = sums[sumKey(name, sums)];
  return sum && `${scriptFolder}${name}.${sum}.js`;
}
