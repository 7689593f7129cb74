import type { AppCard, ListedApp } from '@sideguide/guide-core/model';
import { type Content, sourceTag } from '../content.ts';

/** Returns the fields of the catalogue's apps that the screens need, sorted by name. */
export function compileApps(content: Content): AppCard[] {
  return Object.values(content.apps)
    .map(({ package: id, name, publisher, kind, page, file, download, version, size, note, needs }) => ({
      package: id,
      name,
      publisher,
      kind,
      page,
      ...(file ? { file } : {}),
      ...(download ? { download } : {}),
      ...(version && size ? { version, size } : {}),
      ...(note ? { note } : {}),
      ...(content.icons?.[id] ? { icon: content.icons[id] } : {}),
      needs,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, sourceTag(content)));
}

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
