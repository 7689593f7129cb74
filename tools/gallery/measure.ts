/**
 * Runs in the page and is sent there as text, so it must be self-contained. Returns one sentence for each problem that
 * no reader should meet. `hasAction`: whether the screen must offer a primary action.
 */
export function measureScreen(hasAction: boolean): string[] {
  const problems = new Set<string>();
  /** Differences below this, in CSS pixels, come from rounding. */
  const tolerance = 1.5;
  const scope: Element = document.querySelector('[aria-modal="true"]') ?? document.body;
  const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
  const selfAndAncestors = (element: Element): Element[] => {
    const ancestors: Element[] = [];
    for (let current: Element | null = element; current; current = current.parentElement) ancestors.push(current);
    return ancestors;
  };

  // The page's width.
  if (document.documentElement.scrollWidth > innerWidth)
    problems.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) problems.add(`it has ${headings} main headings`);

  // Text that is cut off, leaves its box, or overflows the page. Drawings are cropped at their lower end by design.
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!parent || !text || !isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    const isDrawing = parent.closest('figure, [data-skin][aria-hidden]') !== null;
    const boxes = selfAndAncestors(parent);
    // Text for screen readers only is one pixel large.
    if (boxes.some((box) => box.clientWidth === 1 && box.clientHeight === 1)) continue;
    const block = boxes.find((box) => !getComputedStyle(box).display.startsWith('inline'));
    for (const box of boxes) {
      const style = getComputedStyle(box);
      const boxRect = box.getBoundingClientRect();
      const cuts = /hidden|clip/;
      const exceedsSides = rect.left < boxRect.left - tolerance || rect.right > boxRect.right + tolerance;
      const exceedsEnds = rect.top < boxRect.top - tolerance || rect.bottom > boxRect.bottom + tolerance;
      if (cuts.test(style.overflowX) && exceedsSides) problems.add(`text is cut off at its side: “${short(text)}”`);
      else if (box === block && exceedsSides) problems.add(`text leaves its box: “${short(text)}”`);
      if (cuts.test(style.overflowY) && exceedsEnds && !isDrawing) problems.add(`text is cut off: “${short(text)}”`);
    }
    if (rect.left < -tolerance || rect.right > innerWidth + tolerance)
      problems.add(`text leaves the page: “${short(text)}”`);
  }

  // A placeholder is not a text node: it is put into the field for a moment to measure it.
  for (const field of scope.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!isVisible(field) || field.value) continue;
    field.value = field.placeholder;
    if (field.scrollWidth > field.clientWidth) problems.add(`a hint is cut off: “${short(field.placeholder)}”`);
    field.value = '';
  }

  // The primary action: the largest button or link in what sticks to the bottom of the page.
  const isPinned = (element: Element) => {
    for (const box of selfAndAncestors(element)) {
      const { position, bottom, overflowY } = getComputedStyle(box);
      // A dialog over the page may be higher than the screen, and then scrolls by itself.
      if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight && box !== document.body) return false;
      if ((position === 'sticky' || position === 'fixed') && bottom === '0px') return true;
    }
    return false;
  };
  const area = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  const [main] = [...scope.querySelectorAll('a, button')]
    .filter((element) => isVisible(element) && isPinned(element))
    .sort((a, b) => area(b) - area(a));
  if (main) {
    const { left, right, top, bottom } = main.getBoundingClientRect();
    const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight + tolerance)
      problems.add('the main action is not whole in sight');
    else if (!topElement || !main.contains(topElement)) problems.add('the main action is covered');
  } else if (hasAction) problems.add('the main action is missing');

  // Unfilled slots.
  const attributes = ['aria-label', 'alt', 'title', 'placeholder'];
  const texts = [document.title, (scope as HTMLElement).innerText];
  for (const element of scope.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
  for (const text of texts)
    for (const [slot] of text.matchAll(/\{[\w:-]*\}|\bundefined\b|\bNaN\b|\[object \w+\]/g))
      problems.add(`unfilled text: ${slot}`);

  // Pictures and controls without an accessible name.
  const accessibleName = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels;
    return [
      element.getAttribute('aria-label') ?? '',
      ...ids.map((id) => document.getElementById(id)?.textContent ?? ''),
      ...[...(labels ?? [])].map((label) => label.textContent ?? ''),
      element.textContent ?? '',
    ]
      .join('')
      .trim();
  };
  const context = (element: Element) => short(element.closest('section, figure, li, main, div')?.textContent ?? '');
  for (const element of scope.querySelectorAll('a, button, summary, select, input, textarea'))
    if (isVisible(element) && !accessibleName(element))
      problems.add(`a ${element.localName} has no name, near “${context(element)}”`);
  for (const element of scope.querySelectorAll('img, svg, canvas, figure, [role="img"]')) {
    if (!isVisible(element) || element.closest('[aria-hidden="true"]')) continue;
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    const picture =
      element.localName === 'figure' ? element.querySelector('[role="img"], img') : element.closest('[role="img"]');
    const accessible = element.getAttribute('role') === 'img' || element.localName === 'img' ? label?.trim() : picture;
    const isDecoration = element.localName === 'img' && label === '';
    if (!accessible && !isDecoration) problems.add(`a picture says nothing, near “${context(element)}”`);
  }
  return [...problems];
}
