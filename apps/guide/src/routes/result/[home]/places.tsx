import { skins } from '../../../../.generated/cards.ts';
import { useLanguage, usePlace } from '../../../context/contexts.tsx';
import { PageTitle } from '../../../layout/page-title.tsx';
import { ItemLink } from '../../../ui/link.tsx';
import panel from '../../../ui/panel.module.css';

/** Shown if the address names a place that does not exist: says so in one sentence, and links to the real ones. */
export function Places({ home }: { home: string }) {
  const { href } = usePlace();
  const { t } = useLanguage();
  const value = home.slice(0, 40);
  const places = [
    { path: '/', name: t('home-page') },
    ...skins.map(({ id, makers }) => ({ path: `/${id}`, name: makers.join(' · ') })),
    { path: '/service', name: t('service-page') },
  ];
  return (
    <main className={panel.grow}>
      <div className={panel.head}>
        <PageTitle>{t('unknown-home', { value })}</PageTitle>
      </div>
      <div className={panel.body}>
        <ul className={panel.list}>
          {places.map(({ path, name }) => (
            <li key={path}>
              <ItemLink href={href({ path })}>{name}</ItemLink>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
