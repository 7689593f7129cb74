/**
 * Runs in the page and is sent there as text, like `measure`. Returns one sentence for each text that overlaps another
 * one, and for each tap target that is too small or covered by another one. `least`: smallest side of a tap target, in
 * CSS pixels.
 */
export function measureFit(least: number): string[] {
  const problems = new Set<string>();
  const scope: Element = document.querySelector('[aria-modal="true"]') ?? document.body;
  const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
  const slack = 0.5;

  /**
   * The layer an element belongs to: sticky elements, and what opens over the page, cover other layers by design. The
   * page itself is `null`.
   */
  const layers = new Map<Element, Element | null>();
  const layerOf = (element: Element | null): Element | null => {
    if (!element || element === document.documentElement) return null;
    const known = layers.get(element);
    if (known !== undefined) return known;
    const { position } = getComputedStyle(element);
    const layer = /sticky|fixed|absolute/.test(position) ? element : layerOf(element.parentElement);
    layers.set(element, layer);
    return layer;
  };
  const common = (a: DOMRect, b: DOMRect) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });

  // Lines of text, each with its block. Words in a drawing overlap where the phone's do.
  const lines: { rect: DOMRect; block: Element; text: string; layer: Element | null }[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!parent || !text || parent.closest('[role=img], option, noscript') || !shown(parent)) continue;
    let block: Element = parent;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
    const box = block.getBoundingClientRect();
    // Text for screen readers only is one pixel large.
    if (box.width <= 1 || box.height <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) lines.push({ rect, block, text, layer: layerOf(parent) });
  }
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      if (one.block === other.block || one.layer !== other.layer) continue;
      const { width, height } = common(one.rect, other.rect);
      // Tall scripts reach into the neighbouring lines, but by less than about a third of a line.
      if (width > 2 && height > Math.min(one.rect.height, other.rect.height) * 0.35)
        problems.add(`“${short(one.text)}” and “${short(other.text)}” lie on each other`);
    }
  });

  // Tap targets. A field's label is part of it; a link inside a sentence is as high as its line and is skipped.
  const inLine = (element: Element) =>
    element.localName === 'a' &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  const targets = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, [role=button]'),
  ]
    .filter((element) => shown(element) && !inLine(element) && !element.matches(':disabled'))
    .map((element) => {
      const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
      const own = element.getBoundingClientRect();
      const wide = label?.getBoundingClientRect();
      const rect = wide && wide.width * wide.height > own.width * own.height ? wide : own;
      const name = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? element.localName;
      return { element, rect, name: short(name.trim()), layer: layerOf(element) };
    })
    // A file input is hidden behind its button.
    .filter(({ rect }) => rect.width > 1 && rect.height > 1);
  for (const { rect, name } of targets) {
    if (rect.width < least - slack || rect.height < least - slack)
      problems.add(`${Math.round(rect.width)} × ${Math.round(rect.height)} px to tap: “${name}”`);
  }
  targets.forEach((one, at) => {
    for (const other of targets.slice(at + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const { width, height } = common(one.rect, other.rect);
      if (width > 4 && height > 4 && one.rect !== other.rect && one.name !== other.name)
        problems.add(`“${one.name}” and “${other.name}” are tapped at one place`);
    }
  });
  return [...problems];
}
