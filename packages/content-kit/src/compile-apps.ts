import type { AppCard, ListedApp } from '@sideguide/guide-core/model';
import { compileApps } from './compile.ts';
import type { Content } from './content.ts';

/** Chunks of the catalogue by name: `apps`, the list, and `cards`, all that a card says. */
export function compileAppChunks(content: Content): {
  readonly apps: readonly ListedApp[];
  readonly cards: readonly AppCard[];
} {
  const cards = compileApps(content);
  return {
    apps: cards.map(({ package: id, name, publisher, kind }) => ({ package: id, name, publisher, kind })),
    cards,
  };
}
