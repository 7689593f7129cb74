import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text that would close the inline element, or make the browser parse past its end. */
const notInlinable = /<\/(?:script|style)|<!--/i;

export interface InlineDocument {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Inlines the entry into the document: its bytes arrive while the browser is still preparing the page, and no second
 * request is needed. The cached document references the entry as files instead, because browsers compile those once
 * rather than at every visit. `data-file` names each element's file, so that the page can put it into the cache
 * (`apps/guide/src/platform/inline-files.ts`) and React does not cross the link twice.
 */
export function inlineEntry(html: string, dist: string, base: string): InlineDocument {
  const scripts: string[] = [];
  const styles: string[] = [];
  const readInlinable = (path: string) => {
    const text = readFileSync(join(dist, path.slice(base.length)), 'utf8');
    if (notInlinable.test(text)) throw new Error(`inline-entry: ${path} contains text that cannot be inlined`);
    return text;
  };
  const inlineStyle = (_link: string, path: string) => {
    const text = readInlinable(path);
    styles.push(text);
    return `<style data-file="${path}">${text}</style>`;
  };
  let elements = '';
  const collectScript = (_element: string, path: string) => {
    const text = readInlinable(path);
    scripts.push(text);
    elements += `<script data-file="${path}">${text}</script>`;
    return '';
  };
  const stripped = html
    .replace(/<link href="([^"]+)" rel="stylesheet">/g, inlineStyle)
    .replace(/<script defer src="([^"]+)"><\/script>/g, collectScript);
  if (scripts.length < 2 || styles.length < 1)
    throw new Error('inline-entry: the document does not contain the bundler’s elements in the expected form');
  return { html: stripped.replace('</body>', () => `${elements}</body>`), scripts, styles };
}
