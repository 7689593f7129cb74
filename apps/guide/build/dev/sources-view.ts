import { type TextPlace, textPlaces } from '@sideguide/guide-core/words';

// Part of the page in `npm run dev` only, and there only behind `?sources`: what the pointer or the focus is on is asked for
// its file and key. A first tap shows, a second one acts. `?sources=off` ends it.

const note = 'sideguide-sources';
/** Written by `apps/guide/build/dev/regenerate.ts` only, so that the compiler does not know it. */
declare const require: (path: string) => unknown;
const places = require('#sources') as readonly TextPlace[];

/** Asked for once, it stays on in this tab: the guide's own links do not carry it. */
function isWanted(): boolean {
  const asked = new URLSearchParams(location.search).get('sources');
  if (asked !== null) sessionStorage.setItem(note, asked === 'off' ? '' : 'on');
  return sessionStorage.getItem(note) === 'on';
}

/** The nearest element around a target whose whole text, or name for screen readers, is one of the content's. */
function sourceOf(target: Element): { element: Element; found: readonly TextPlace[] } | undefined {
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '');
    for (const text of [element.textContent ?? '', element.getAttribute('aria-label') ?? '', ...own]) {
      const found = textPlaces(text, places);
      if (found.length) return { element, found };
    }
  }
  return undefined;
}

/** Places of the page's language first. */
function inOrder(found: readonly TextPlace[]): readonly TextPlace[] {
  const here = (place: TextPlace) => Number(place.file.includes(`/locales/${document.documentElement.lang}/`));
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
  addEventListener('pointerover', ({ target, pointerType }) => void (pointerType === 'mouse' && show(target)), true);
  addEventListener('focusin', ({ target }) => void show(target));
  // A finger brings the focus along before it clicks: what counts is what was shown when it came down.
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
