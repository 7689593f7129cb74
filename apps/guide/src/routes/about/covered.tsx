import type { VersionTables } from '@sideguide/guide-core/model';
import { skins } from '../../../.generated/cards.ts';
import { useLanguage } from '../../context/contexts.tsx';
import css from './screen.module.css';

/** The makers of each skin, with the versions that the guide has steps for. */
export function Covered({ tables }: { readonly tables: VersionTables }) {
  const { t } = useLanguage();
  return (
    <dl className={css.covered}>
      {skins
        .filter(({ status }) => status === 'published')
        .map(({ id, makers }) => (
          <div key={id}>
            <dt>
              <bdi>{makers.join(' · ')}</bdi>
            </dt>
            <dd>
              <ul>
                {tables[id]?.versions.map(({ id: version, name, status }) => (
                  <li key={version}>{status ? t('about-unchecked', { name }) : <bdi>{name}</bdi>}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}
