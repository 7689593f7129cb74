import { type Address, formatAddress } from '@sideguide/guide-core/flow';
import { useState } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { listedName, locales } from '../../platform/locales.ts';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import css from './help.module.css';
import type { OwnWords, ShareWords } from './types.ts';

/** Asks a helper for the language of the person who is helped, and links to the helper's view. */
export function HelpWhich({ t, place }: { readonly t: ShareWords; readonly place: Address }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.help}>
      <TextLink onClick={() => setOpen(!open)} aria-expanded={open}>
        {t('help-open')}
      </TextLink>
      {open && (
        <>
          <p className={panel.note}>{t('help-which')}</p>
          <p className={css.languages}>
            {locales.map(({ tag, dir, ...card }) => (
              <TextLink key={tag} href={formatAddress({ ...place, helper: tag })} lang={tag} dir={dir}>
                {listedName(card)}
              </TextLink>
            ))}
          </p>
        </>
      )}
    </div>
  );
}

/**
 * Link to the helper's view for somebody who received an ordinary link: if the page is not in the browser's language,
 * that language is taken as the helper's, and the sentence is in it. The link reloads, as the language is set once per
 * load.
 */
export function HelpHere({ place, own: { tag, words } }: { readonly place: Address; readonly own: OwnWords }) {
  const { locale } = useLanguage();
  return (
    <p className={css.help} lang={tag} dir={locales.find((known) => known.tag === tag)?.dir}>
      <TextLink href={formatAddress({ ...place, lang: undefined, helper: locale.tag })} opens="reload">
        {String(words['help-here'])}
      </TextLink>
    </p>
  );
}
