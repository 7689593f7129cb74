// In the first load: keep it small.

/** Milliseconds after which a chunk that has not come is given up; written in by the build. */
declare const CHUNK_TIMEOUT: number;
/** Selector of the empty rule that the build puts at the end of every style sheet. */
declare const STYLE_END: string;
/** The bundler's runtime; its own style loader has been replaced by the one below (`apps/guide/build/contract-errors.ts`). */
declare const __webpack_require__: { style: typeof loadStyle };

/** An element that the document's hint made: `came` once its answer is there, whatever that is. */
type BegunLink = HTMLLinkElement & { readonly came?: 1 };

/** Half a style sheet is a style sheet to a browser, and so is a portal's HTML: only the last rule tells. */
function isWhole({ sheet }: HTMLLinkElement): boolean {
  try {
    const rules = (sheet as CSSStyleSheet).cssRules;
    return (rules[rules.length - 1] as CSSStyleRule).selectorText === STYLE_END;
  } catch {
    return false; // no sheet, no rule, or one that never came: its rules may not be read
  }
}

/**
 * Loads a style chunk as the bundler loads a script chunk: with the same time-out, and errors of the same kind. One that the
 * document's hint began is waited for (`packages/site-kit/src/hints.ts`).
 */
export const loadStyle = (name: string, href: string, before: Node | null = null): Promise<void> =>
  new Promise((resolve, reject) => {
    const begun = document.querySelector<BegunLink>(`html>link[href="${href}"]`);
    if (begun && isWhole(begun)) return resolve();
    // A portal's page has come, and is no sheet.
    if (begun?.came) begun.remove();
    const link = begun && !begun.came ? begun : document.createElement('link');
    const settle = ({ type }: { type: string }) => {
      clearTimeout(timer);
      if (type === 'load' && isWhole(link)) return resolve();
      link.remove();
      const failure = type === 'load' ? 'missing' : type;
      const error = new Error(`Loading CSS chunk ${name} failed.\n(${failure}: ${link.href})`);
      const fields = { name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED', type: failure, request: link.href };
      reject(Object.assign(error, fields));
    };
    const timer = setTimeout(settle, CHUNK_TIMEOUT, { type: 'timeout' });
    link.onload = link.onerror = settle as (event: Event | string) => void;
    if (link === begun) return;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.insertBefore(link, before);
  });

__webpack_require__.style = loadStyle;

/** The style sheet of the first load stands in the document, or beside it; if it did not come whole, it is loaded as any other. */
export async function documentStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[href*="/css/index."]');
  if (link && !isWhole(link)) await loadStyle('index', link.href + (window.__again ?? '?again'), link);
}
