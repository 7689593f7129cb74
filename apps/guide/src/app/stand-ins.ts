// Loaded only for readers of a language that lacks some sentences of the screens.
import { standInsOf } from '../content.ts';
import { localeOf, fallbackLocale as source } from '../platform/locales.ts';

const marked = 'data-stand-in';

/** Returns the source of a regular expression for a sentence with any text in each slot. */
const patternOf = (sentence: string): string =>
  sentence
    .split(/\{[^{}]*\}/)
    .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.+');

/**
 * Marks every sentence that stands in from the source language with `lang` and `dir`, so that screen readers read it as
 * such. Steps, messages and gates stand in as a whole and set these themselves. Keeps marking as the page changes.
 */
export async function markStandIns(tag: string): Promise<void> {
  const locale = localeOf(tag);
  const sentences = await standInsOf(tag).catch(() => []);
  if (!sentences.length) return;
  const plain = new Set(sentences);
  const filled = new RegExp(
    `^(?:${
      sentences
        .filter((one) => one.includes('{') && /[^\W\d_]/.test(one.replace(/\{[^{}]*\}/g, '')))
        .map(patternOf)
        .join('|') || '(?!)'
    })$`,
  );
  const isStandIn = (text: string) => plain.has(text) || filled.test(text);

  const mark = (element: Element): void => {
    const own = element.closest(`[lang]:not([${marked}])`);
    if (own !== document.documentElement) return;
    const texts = [...element.childNodes].flatMap((node) =>
      node instanceof Text && /[^\s·–—,.:()\d-]/.test(node.data) ? [node.data.trim()] : [],
    );
    const label = element.getAttribute('aria-label');
    if (label && !texts.length && !element.childElementCount) texts.push(label);
    const isOther = texts.length > 0 && texts.every(isStandIn);
    // An element inside a marked one that is in the reader's language is marked with that language again.
    const isBack =
      !isOther && texts.length > 0 && element.parentElement?.closest<HTMLElement>(`[${marked}]`)?.lang === source.tag;
    const card = isOther ? source : isBack ? locale : undefined;
    if (card?.tag === (element.getAttribute(marked) ?? undefined)) return;
    if (card)
      for (const [name, value] of [
        [marked, card.tag],
        ['lang', card.tag],
        ['dir', card.dir],
      ] as const)
        element.setAttribute(name, value);
    else for (const attribute of [marked, 'lang', 'dir']) element.removeAttribute(attribute);
  };
  const markAll = () => document.body.querySelectorAll('*').forEach(mark);

  new MutationObserver(markAll).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['aria-label'],
  });
  markAll();
}
