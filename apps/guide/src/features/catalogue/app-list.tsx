// Entry of the chunk `app-list`: the catalogue as a list that can be searched.

import type { ListedApp } from '@sideguide/guide-core/model';
import { initial, isBlank, makeSearch } from '@sideguide/guide-core/words';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useGuide, useLanguage, usePlace } from '../../context/contexts.tsx';
import { ItemLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import { SearchField } from '../../ui/search-field.tsx';

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

/** The catalogue, searchable by name, publisher or kind. Tapping an app chooses it and opens its card. */
export function AppList({ apps }: { apps: readonly ListedApp[] }) {
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
  const { app, href } = usePlace();
  const { guide } = useGuide();
  const { t } = useLanguage();
  const next = guide.parts.downloadapps.find((step) => step.tool === 'app-card')?.id;
  const end = useRef<HTMLLIElement>(null);
  const [shown, setShown] = useState(batch);
  const hasMore = shown < apps.length;
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setShown(shown + batch),
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, shown]);
  return (
    <ul className={panel.list}>
      {apps.slice(0, shown).map((one) => (
        <li key={one.package}>
          <ItemLink
            href={href({ app: one.package, step: next })}
            aria-current={one.package === app?.package || undefined}
            before={
              <i className={panel.tile} aria-hidden="true">
                {initial(one.name)}
              </i>
            }
            icon={one.package === app?.package ? 'tick' : 'go'}
          >
            <bdi>{one.name}</bdi>
            <small>
              {t(`kind-${one.kind}`)} · {t('by-publisher', { publisher: one.publisher })}
            </small>
          </ItemLink>
        </li>
      ))}
      {hasMore && <li ref={end} aria-hidden="true" />}
    </ul>
  );
});
