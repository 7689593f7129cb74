import { type ContentText, findShownText } from '@sideguide/guide-core/words';

// Only in `npm run dev`, and there only with `?sources`: shows the content file and key of the text under the pointer
// or the focus. The first tap shows them, the second one is passed on to the page. `?sources=off` turns it off.

const note = 'sideguide-sources';
/** Declared here because the compiler does not know a file that only `apps/guide/build/dev/regenerate.ts` writes. */
declare const require: (path: string) => unknown;
const texts = require('#sources') as readonly ContentText[];

/** Checks whether the view is on. It stays on in this tab, because the guide's own links do not carry the parameter. */
function isWanted(): boolean {
  const asked = new URLSearchParams(location.search).get('sources');
  if (asked !== null) sessionStorage.setItem(note, asked === 'off' ? '' : 'on');
  return sessionStorage.getItem(note) === 'on';
}

/** Returns the nearest ancestor of a target (or itself) whose whole text or `aria-label` is in the content. */
function sourceOf(target: Element): { element: Element; found: readonly ContentText[] } | undefined {
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '');
    for (const text of [element.textContent ?? '', element.getAttribute('aria-label') ?? '', ...own]) {
      const found = findShownText(text, texts);
      if (found.length) return { element, found };
    }
  }
  return undefined;
}

/** Returns at most six texts, those of the page's language first. */
function inOrder(found: readonly ContentText[]): readonly ContentText[] {
  const here = ({ file }: ContentText) => Number(file.includes(`/locales/${document.documentElement.lang}/`));
  return [...found].sort((a, b) => here(b) - here(a)).slice(0, 6);
}

function start(): void {
  const panel = document.createElement('output');
  panel.id = note;
  panel.dir = 'ltr';
  panel.style.cssText =
    'position:fixed;z-index:999;inset:auto 0 0 0;max-height:40vh;overflow:auto;padding:8px 12px;background:#10182c;color:#fff;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;pointer-events:none';
  panel.textContent = 'Point at a sentence, or tap it, to see its file and key.';
  document.documentElement.append(panel);
  let shown: Element | undefined;
  const show = (target: EventTarget | null): boolean => {
    const source = target instanceof Element ? sourceOf(target) : undefined;
    if (!source || source.element === shown) return false;
    if (shown instanceof HTMLElement) shown.style.outline = '';
    shown = source.element;
    if (shown instanceof HTMLElement) shown.style.outline = '2px solid #9bb8ff';
    panel.textContent = inOrder(source.found)
      .map(({ file, key }) => `${file} › ${key}`)
      .join('\n');
    return true;
  };
  // Not `pointerover`: moving the focus may scroll the page, and so bring something else below a mouse that lies still.
  let pointed: EventTarget | null = null;
  const point = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || target === pointed) return;
    pointed = target;
    show(target);
  };
  addEventListener('pointermove', point, true);
  addEventListener('focusin', ({ target }) => void show(target));
  // A tap moves the focus before the click event, so compare with what was shown at pointerdown.
  let before: Element | undefined;
  const remember = () => {
    before = shown;
  };
  addEventListener('pointerdown', remember, true);
  addEventListener(
    'click',
    (event) => {
      show(event.target);
      if (!shown || shown === before || !(event.target instanceof Element) || !shown.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}

if (isWanted()) start();
