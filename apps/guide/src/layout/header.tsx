import { formatAddress } from '@sideguide/guide-core/flow';
import { Link } from 'wouter';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import { brand } from '../platform/brand.ts';
import { listedName, locales } from '../platform/locales.ts';
import { Icon } from '../ui/icon.tsx';
import css from './header.module.css';
import { UpdateNotice } from './offline-copy.tsx';

/** The header: the guide's name and the language menu. */
export function Header() {
  const { href } = usePlace();
  const { t } = useLanguage();
  return (
    <>
      <header className={css.header}>
        <Link className={css.mark} href={href({ path: '/' })} aria-label={`${brand.name} – ${t('home-page')}`}>
          {brand.mark ? (
            <img className={css.logo} src={brand.mark} alt="" />
          ) : (
            <svg className={css.logo} viewBox="0 0 22 26" aria-hidden="true">
              <path d="M2 5l9-3v19l-9 3zM11 2l9 3v19l-9-3" />
            </svg>
          )}
          <bdi>{brand.name}</bdi>
        </Link>
        <LanguageMenu />
      </header>
      <UpdateNotice />
    </>
  );
}

/** Lists the languages as ordinary links, which reload the page, because the locale is set once per load. */
function LanguageMenu() {
  const { address } = usePlace();
  const { locale, t } = useLanguage();
  return (
    <details className={css.menu}>
      <summary className={css.current} aria-label={`${t('language')}: ${locale.name}`}>
        <Icon name="globe" small />
        {locale.name}
      </summary>
      <nav className={css.languages} aria-label={t('language')}>
        {locales.map(({ tag, dir, ...card }) => (
          <a
            key={tag}
            href={formatAddress({ ...address, lang: tag })}
            lang={tag}
            hrefLang={tag}
            dir={dir}
            aria-current={tag === locale.tag || undefined}
          >
            {listedName(card)}
          </a>
        ))}
      </nav>
    </details>
  );
}
