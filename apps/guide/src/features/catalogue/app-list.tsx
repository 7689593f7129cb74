// Entry of the chunk `app-list`: the catalogue, in groups if it is short, else as a list that can be searched.

import type { ListedApp } from '@sideguide/guide-core/model';
import { isBlank, makeSearch } from '@sideguide/guide-core/words';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useGuide, useLanguage, usePlace } from '../../context/contexts.tsx';
import { AppIcon } from '../../ui/app-icon.tsx';
import { ItemLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import { SearchField } from '../../ui/search-field.tsx';
import css from './app-list.module.css';

/** Number of apps rendered at once; more follow when the reader comes near the end. A catalogue may have a thousand. */
const batch = 20;

/** Returns a function that makes the catalogue's search on its first call: indexing a thousand apps takes a moment. */
function searchIn(apps: readonly ListedApp[], t: (key: string) => string) {
  let made: ReturnType<typeof makeSearch<ListedApp>> | undefined;
  return () => {
    made ??= makeSearch(
      apps.map((one) => ({
        item: one,
        texts: [[one.name, 1] as const, [`${one.publisher} ${one.package} ${t(`kind-${one.kind}`)}`, 0.8] as const],
      })),
    );
    return made;
  };
}

/** The catalogue. Tapping an app chooses it and opens its card; first comes the way for an app that is not in it. */
export const AppList = ({ apps }: { apps: readonly ListedApp[] }) => (
  <div className={css.apps}>
    <AnotherApp />
    {apps.length <= batch ? <Groups apps={apps} /> : <Searchable apps={apps} />}
  </div>
);

/** Returns a function that links an app, or none, to its card. */
function useCardLink(): (app: string | undefined) => string {
  const { href } = usePlace();
  const { guide } = useGuide();
  const step = guide.parts.downloadapps.find(({ tool }) => tool === 'app-card')?.id;
  return (app) => href({ app, step });
}

function AnotherApp() {
  const { t } = useLanguage();
  const link = useCardLink();
  return (
    <div className={css.another}>
      <ItemLink href={link(undefined)}>
        {t('another-app')}
        <small>{t('another-app-text')}</small>
      </ItemLink>
    </div>
  );
}

/** The apps by what they are for, in the order of the first of each kind. */
function Groups({ apps }: { apps: readonly ListedApp[] }) {
  const { t } = useLanguage();
  return [...new Set(apps.map(({ kind }) => kind))].map((kind) => (
    <section key={kind}>
      <h2 className={panel.h2}>{t(`kind-${kind}`)}</h2>
      <ul className={panel.list}>
        {apps
          .filter((one) => one.kind === kind)
          .map((one) => (
            <AppItem key={one.package} app={one} note={t('by-publisher', { publisher: one.publisher })} />
          ))}
      </ul>
    </section>
  ));
}

/** One app: its letter in a colour of its own, its name, and a note. */
function AppItem({ app: listed, note }: { readonly app: ListedApp; readonly note: string }) {
  const { package: id, name } = listed;
  const { app } = usePlace();
  const link = useCardLink();
  const isChosen = id === app?.package;
  return (
    <li>
      <ItemLink
        href={link(id)}
        aria-current={isChosen || undefined}
        before={<AppIcon app={listed} color={colorOf(id)} />}
        icon={isChosen ? 'tick' : 'go'}
      >
        <bdi>{name}</bdi>
        <small>{note}</small>
      </ItemLink>
    </li>
  );
}

/** Returns a colour that is always the same for an app, dark enough for a white letter (contrast 4.5). */
function colorOf(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  return `hsl(${hash}, 45%, 32%)`;
}

/** A long catalogue, searchable by name, publisher or kind. */
function Searchable({ apps }: { apps: readonly ListedApp[] }) {
  const { t } = useLanguage();
  const [wanted, setWanted] = useState('');
  // The field responds to each key at once; results from a thousand apps may come a moment later.
  const asked = useDeferredValue(wanted);
  const search = useMemo(() => searchIn(apps, t), [apps, t]);
  const found = useMemo(() => (isBlank(asked) ? apps : search()(asked)), [apps, asked, search]);
  return (
    <div>
      <SearchField label={t('find-app')} value={wanted} onType={setWanted} onFocus={search} />
      <Found key={asked} apps={found} />
      {found.length === 0 && <p role="status">{t('no-app-found')}</p>}
    </div>
  );
}

/** The apps found, as many as the reader has scrolled to. */
const Found = memo(({ apps }: { apps: readonly ListedApp[] }) => {
  const { t } = useLanguage();
  const end = useRef<HTMLLIElement>(null);
  const [shown, setShown] = useState(batch);
  const hasMore = shown < apps.length;
  useEffect(() => {
    if (!hasMore || !end.current) return undefined;
    try {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setShown(shown + batch),
        { rootMargin: '600px' },
      );
      observer.observe(end.current);
      return () => observer.disconnect();
    } catch {
      // Refused by a privacy tool.
      setShown(Number.POSITIVE_INFINITY);
      return undefined;
    }
  }, [hasMore, shown]);
  return (
    <ul className={panel.list}>
      {apps.slice(0, shown).map((one) => (
        <AppItem
          key={one.package}
          app={one}
          note={`${t(`kind-${one.kind}`)} · ${t('by-publisher', { publisher: one.publisher })}`}
        />
      ))}
      {hasMore && <li ref={end} aria-hidden="true" />}
    </ul>
  );
});
