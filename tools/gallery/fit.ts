/**
 * Runs in the page and is sent there as text, like `measure`. Returns one sentence for each text that overlaps another
 * one, and for each tap target that is too small or covered by another one. `minSize`: smallest side of a tap target, in
 * CSS pixels.
 */
export function measureFit(minSize: number): string[] {
  const problems = new Set<string>();
  const scope: Element = document.querySelector('[aria-modal="true"]') ?? document.body;
  const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
  const tolerance = 0.5;

  /** Layer of an element: what is sticky or opens over the page covers other layers by design; the page is `null`. */
  const layers = new Map<Element, Element | null>();
  const layerOf = (element: Element | null): Element | null => {
    if (!element || element === document.documentElement) return null;
    const cached = layers.get(element);
    if (cached !== undefined) return cached;
    const { position } = getComputedStyle(element);
    const layer = /sticky|fixed|absolute/.test(position) ? element : layerOf(element.parentElement);
    layers.set(element, layer);
    return layer;
  };
  const overlap = (a: DOMRect, b: DOMRect) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });

  // Lines of text, each with its block. Words in a drawing overlap where the phone's do.
  const lines: { rect: DOMRect; block: Element; text: string; layer: Element | null }[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!parent || !text || parent.closest('[role=img], option, noscript') || !isVisible(parent)) continue;
    let block: Element = parent;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
    const box = block.getBoundingClientRect();
    // Text for screen readers only is one pixel large.
    if (box.width <= 1 || box.height <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) lines.push({ rect, block, text, layer: layerOf(parent) });
  }
  lines.forEach((first, i) => {
    for (const second of lines.slice(i + 1)) {
      if (first.block === second.block || first.layer !== second.layer) continue;
      const { width, height } = overlap(first.rect, second.rect);
      // Tall scripts reach into the neighbouring lines, but by less than about a third of a line.
      if (width > 2 && height > Math.min(first.rect.height, second.rect.height) * 0.35)
        problems.add(`“${short(first.text)}” and “${short(second.text)}” overlap`);
    }
  });

  // Tap targets. A field's label is part of it; a link inside a sentence is as high as its line and is skipped.
  const isInSentence = (element: Element) =>
    element.localName === 'a' &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  const targets = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, [role=button]'),
  ]
    .filter((element) => isVisible(element) && !isInSentence(element) && !element.matches(':disabled'))
    .map((element) => {
      const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
      const ownRect = element.getBoundingClientRect();
      const labelRect = label?.getBoundingClientRect();
      const rect =
        labelRect && labelRect.width * labelRect.height > ownRect.width * ownRect.height ? labelRect : ownRect;
      const name = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? element.localName;
      return { element, rect, name: short(name.trim()), layer: layerOf(element) };
    })
    // A file input is hidden behind its button.
    .filter(({ rect }) => rect.width > 1 && rect.height > 1);
  for (const { rect, name } of targets) {
    if (rect.width < minSize - tolerance || rect.height < minSize - tolerance)
      problems.add(`${Math.round(rect.width)} × ${Math.round(rect.height)} px to tap: “${name}”`);
  }
  targets.forEach((first, i) => {
    for (const second of targets.slice(i + 1)) {
      if (
        first.layer !== second.layer ||
        first.element.contains(second.element) ||
        second.element.contains(first.element)
      )
        continue;
      const { width, height } = overlap(first.rect, second.rect);
      if (width > 4 && height > 4 && first.rect !== second.rect && first.name !== second.name)
        problems.add(`“${first.name}” and “${second.name}” are tapped at one place`);
    }
  });
  return [...problems];
}
