import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What ends an element, or makes a browser read on beyond its end, must not stand inside. */
const unfit = /<\/(?:script|style)|<!--/i;

export interface InlineDocument {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Puts the entry into the document: its bytes cross a slow network while the browser still prepares the page, and no
 * second request has to wait for it. The document that is kept on a phone has them as files: those a browser compiles once,
 * and not at every visit.
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
