import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text that would close the inline element, or make the browser parse past its end. */
const unfit = /<\/(?:script|style)|<!--/i;

export interface InlineDocument {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Inlines the entry into the document: its bytes arrive while the browser is still preparing the page, and no second
 * request is needed. The cached document references the entry as files instead, because browsers compile those once
 * rather than at every visit.
 */
export function inlineEntry(html: string, dist: string, base: string): InlineDocument {
  const scripts: string[] = [];
  const styles: string[] = [];
  const textOf = (path: string) => {
    const text = readFileSync(join(dist, path.slice(base.length)), 'utf8');
    if (unfit.test(text)) throw new Error(`inline-entry: ${path} cannot stand inside a document`);
    return text;
  };
  const style = (_link: string, path: string) => {
    const text = textOf(path);
    styles.push(text);
    return `<style>${text}</style>`;
  };
  let elements = '';
  const script = (_element: string, path: string) => {
    const text = textOf(path);
    scripts.push(text);
    elements += `<script>${text}</script>`;
    return '';
  };
  const without = html
    .replace(/<link href="([^"]+)" rel="stylesheet">/g, style)
    .replace(/<script defer src="([^"]+)"><\/script>/g, script);
  if (scripts.length < 2 || styles.length < 1)
    throw new Error('inline-entry: the bundler writes its entry differently');
  return { html: without.replace('</body>', () => `${elements}</body>`), scripts, styles };
}
