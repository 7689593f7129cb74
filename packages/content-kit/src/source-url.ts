/** A page as sources name it: a host and a path, without the scheme. */
const page = /(?:^|[\s(])((?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s,;()]+)/;

/** A thread of a repository on GitHub as sources name it: `owner/repository #12`. */
const thread = /(?:^|[\s(])([A-Za-z\d][\w-]*\/[\w.-]+) #(\d+)/;

/** Returns the address of a source that names a page or a thread with its owner; most name resources, or projects only. */
export function sourceUrl(source: string): string | undefined {
  const named = page.exec(source)?.[1];
  if (named) return `https://${named}`;
  const [, repository, number] = thread.exec(source) ?? [];
  return repository && `https://github.com/${repository}/issues/${number}`;
}

/** Returns where a label was read, without what is a note for those who edit the data; empty if nothing else is said. */
export const readableSource = (source: string): string =>
  source
    .replace(/\s*\(per-language files in lang_sources\)/, '')
    .replace(/per language, see lang_sources(?:; )?/, '')
    .trim();
