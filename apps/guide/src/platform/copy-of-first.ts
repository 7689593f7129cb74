/** Id of the element with the first words of Home, a landing or a step (`packages/site-kit/src/first-words.ts`). */
const id = 'first';
/** Selector of the elements that the copy is made from. */
const made = 'template, #words';

/** Checks whether the document still shows its copy of the screen. */
export const hasCopy = (): boolean => document.getElementById(id) !== null;

/**
 * Removes the copy in the task that renders React's own screen, so that nothing moves. If the reader has the focus in
 * the copy, or its list of languages open, the same is true of the screen afterwards.
 */
export function dropCopy(): void {
  for (const element of document.body.querySelectorAll(made)) element.remove();
  const copy = document.getElementById(id);
  if (!copy) return;
  const { activeElement } = document;
  const isIn = activeElement && copy.contains(activeElement);
  const isOpen = copy.querySelector('details[open]');
  copy.remove();
  if (isOpen) document.querySelector('details')?.setAttribute('open', '');
  if (!isIn) return;
  const same = [...document.querySelectorAll<HTMLElement>(activeElement.tagName)].find(
    (one) => one.getAttribute('href') === activeElement.getAttribute('href'),
  );
  same?.focus({ preventScroll: true });
}
