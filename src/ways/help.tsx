import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Address, formatAddress } from '#lib/flow/address.ts';
import { pickLocale } from '#lib/locale/pick-locale.ts';
import type { UiWords } from '#lib/model/guide.ts';
import { browserLanguage } from '../core/browser-language.ts';
import { useView } from '../frame/view.ts';
import panel from '../ui/panel.module.css';
import css from './help.module.css';
import type { Words } from './words.ts';

interface Props {
  readonly t: Words;
  readonly place: Address;
}

/**
 * The way to the helper's view for somebody who was sent an ordinary link. Where the page is not in the language of the
 * browser, who reads it is known and the sentence is in the browser's language; elsewhere the helper says which language it is.
 */
export function Help({ t, place }: Props) {
  const { locale, locales } = useView();
  const tags = locales.map(({ tag }) => tag);
  const own = pickLocale(browserLanguage(), tags, locales.find(({ fallback }) => fallback)?.tag ?? locale.tag);
  return own === locale.tag ? <Which t={t} place={place} /> : <Here place={place} own={own} />;
}

/** One's own language is known, the other one's is asked for. */
function Which({ t, place }: Props) {
  const { locales } = useView();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.help}>
      <button type="button" className={panel.link} onClick={() => setOpen(!open)} aria-expanded={open}>
        {t('help-open')}
      </button>
      {open && (
        <>
          <p className={panel.note}>{t('help-which')}</p>
          <p className={css.languages}>
            {locales.map(({ tag, name, dir }) => (
              <Link
                key={tag}
                className={panel.link}
                href={formatAddress({ ...place, helper: tag })}
                lang={tag}
                dir={dir}
              >
                {name}
              </Link>
            ))}
          </p>
        </>
      )}
    </div>
  );
}

/** An ordinary link: the language is set once in every load. */
function Here({ place, own }: { readonly place: Address; readonly own: string }) {
  const { locale, locales, roomWords } = useView();
  const [ui, setUi] = useState<UiWords>();
  useEffect(() => {
    let gone = false;
    roomWords('helper', own).then(
      (found) => gone || setUi(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [own, roomWords]);
  if (!ui) return null;
  return (
    <p className={css.help} lang={own} dir={locales.find(({ tag }) => tag === own)?.dir}>
      <a className={panel.link} href={formatAddress({ ...place, lang: undefined, helper: locale.tag })}>
        {String(ui['help-here'])}
      </a>
    </p>
  );
}
