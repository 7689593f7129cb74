/** Attribute of an element of the document that holds a whole file: the file's path. */
export const inlineMark = 'data-file';

/** Files that stand inside a document: text by path. */
export function filesInside(html: string): Map<string, string> {
  const element = new RegExp(`<(script|style) ${inlineMark}="([^"]+)">([\\s\\S]*?)</\\1>`, 'g');
  const files = new Map<string, string>();
  for (let found = element.exec(html); found; found = element.exec(html)) files.set(found[2]!, found[3]!);
  return files;
}

/** The document that is kept on the phone, below the site's base: the same page, its entry in files. */
export const keptDocument = 'kept.html';
