// In the first load.

/** Element in which the document shows the first words of Home, a landing or a step (`packages/site-kit/src/first-words.ts`). */
const id = 'first';
/** What it is made of. */
const made = 'template, #words';

/** Whether the document still shows its copy of the screen. */
export const hasCopy = (): boolean => document.getElementById(id) !== null;

/**
 * Takes the copy away, in the task that brings React's own screen: nothing moves. Where the reader is in it, with the focus
 * or in the open list of languages, there the reader is in the screen.
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
