/** Milliseconds after which a chunk that has not arrived counts as failed; set by the build. */
declare const CHUNK_TIMEOUT: number;
/** Selector of the empty rule that the build appends to every style sheet. */
declare const STYLE_END: string;
/** The bundler's runtime. Its style loader is replaced by the one below (`apps/guide/build/contract-errors.ts`). */
declare const __webpack_require__: { style: typeof loadStyle };

/** A link made by the document's hint; `came` is set once its response has arrived, whatever that is. */
type BegunLink = HTMLLinkElement & { readonly came?: 1 };

/** Checks the last rule, because browsers also accept half a style sheet, or the HTML of a captive portal, as one. */
function isWhole({ sheet }: HTMLLinkElement): boolean {
  try {
    const rules = (sheet as CSSStyleSheet).cssRules;
    return (rules[rules.length - 1] as CSSStyleRule).selectorText === STYLE_END;
  } catch {
    return false; // no sheet, no rule, or one that never arrived, whose rules may not be read
  }
}

/**
 * Loads a style chunk as the bundler loads a script chunk: with the same timeout, and errors of the same kind. Waits
 * for the request if the document's script has already made it (`packages/site-kit/src/preload-script.ts`).
 */
const loadStyle = (name: string, href: string, before: Node | null = null): Promise<void> =>
  new Promise((resolve, reject) => {
    const begun = document.querySelector<BegunLink>(`html>link[href="${href}"]`);
    if (begun && isWhole(begun)) return resolve();
    // It has arrived, but is not a whole style sheet: a captive portal's page, for example.
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

/** Reloads the linked style sheet of the first load if it did not arrive whole; it may also be inline. */
export async function documentStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[href*="/css/index."]');
  if (link && !isWhole(link)) await loadStyle('index', link.href + (window.__again ?? '?again'), link);
}
