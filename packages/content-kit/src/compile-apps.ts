import type { AppCard, ListedApp } from '@sideguide/guide-core/model';
import { compileApps } from './compile.ts';
import type { Content } from './content.ts';

/** Returns the catalogue's chunks by name: `apps`, the list, and `cards`, everything that an app's card shows. */
export function compileAppChunks(content: Content): {
  readonly apps: readonly ListedApp[];
  readonly cards: readonly AppCard[];
} {
  const cards = compileApps(content);
  return {
    apps: cards.map(({ package: id, name, publisher, kind, icon }) => ({
      package: id,
      name,
      publisher,
      kind,
      ...(icon ? { icon } : {}),
    })),
    cards,
  };
}
