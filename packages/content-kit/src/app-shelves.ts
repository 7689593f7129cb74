import { shelfOf } from '@sideguide/guide-core/flow';
import type { AppCard, ListedApp } from '@sideguide/guide-core/model';
import { compileApps } from './compile.ts';
import type { Content } from './content.ts';

/** Cards in one chunk, about: a reader who comes with one app fetches these, and not a thousand. */
const cardsPerShelf = 25;

/**
 * Chunks of the catalogue by name: `apps`, the list by names, and `cards-0` and so on, with all that a card says.
 * `shelves` is their number where it is given: a site that is bundled already has the number that it has.
 */
export function compileAppChunks(content: Content, shelves?: number): Record<string, readonly (AppCard | ListedApp)[]> {
  const cards = compileApps(content);
  const list = cards.map(({ package: id, name, publisher, kind }) => ({ package: id, name, publisher, kind }));
  const count = shelves ?? Math.max(1, Math.ceil(cards.length / cardsPerShelf));
  const lying = Array.from({ length: count }, (_one, n) => [
    `cards-${n}`,
    cards.filter((card) => shelfOf(card.package, count) === n),
  ]);
  return { apps: list, ...Object.fromEntries(lying) };
}
