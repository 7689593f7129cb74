import { useState } from 'react';
import { Link } from 'wouter';
import { initial } from '#lib/words/initial.ts';
import { isBlank, makeSearch } from '#lib/words/search.ts';
import { useView } from '../frame/view.ts';
import { Icon } from '../ui/icon.tsx';
import panel from '../ui/panel.module.css';
import { SearchField } from '../ui/search-field.tsx';

/** The catalogue, to be searched by name, publisher or kind. A tap chooses and goes on to the app's card. */
export function AppList() {
  const { app, apps, guide, href, t } = useView();
  const next = guide!.parts.downloadapps.find((step) => step.tool === 'app-card')?.id;
  const [wanted, setWanted] = useState('');
  const entries = (apps ?? []).map((one) => ({
    item: one,
    texts: [[one.name, 1] as const, [`${one.publisher} ${one.package} ${t(`kind-${one.kind}`)}`, 0.8] as const],
  }));
  const found = isBlank(wanted) ? (apps ?? []) : makeSearch(entries)(wanted).hits.map(({ item }) => item);
  return (
    <div>
      <SearchField label={t('find-app')} value={wanted} onType={setWanted} />
      <ul className={panel.list}>
        {found.map((one) => (
          <li key={one.package}>
            <Link
              className={panel.item}
              href={href({ app: one.package, step: next })}
              aria-current={one === app || undefined}
            >
              <i className={panel.tile} aria-hidden="true">
                {initial(one.name)}
              </i>
              <span>
                <bdi>{one.name}</bdi>
                <small>
                  {t(`kind-${one.kind}`)} · {t('by-publisher', { publisher: one.publisher })}
                </small>
              </span>
              <Icon name={one === app ? 'tick' : 'go'} small />
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{t('no-app-found')}</p>}
    </div>
  );
}
