import { type Address, formatAddress } from '@sideguide/guide-core/flow';
import type { UiWords } from '@sideguide/guide-core/model';
import { useState } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { listedName, locales } from '../../platform/locales.ts';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import css from './help.module.css';
import type { OwnWords, ShareWords } from './types.ts';

interface Props {
  readonly t: ShareWords;
  readonly place: Address;
}

/**
 * Link to the helper's view for somebody who received an ordinary link. If the page is not in the browser's language,
 * that language is taken as the helper's, and the sentence is in it; otherwise the helper chooses the other's language.
 */
export const Help = ({ t, place, own }: Props & { readonly own?: OwnWords | undefined }) =>
  own ? <Here place={place} own={own.tag} ui={own.words} /> : <Which t={t} place={place} />;

/** Asks for the language of the person who is helped: only the helper's own one is known. */
function Which({ t, place }: Props) {
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

/** Links to the view if both languages are known. The link reloads, as the language is set once per load. */
function Here({ place, own, ui }: { readonly place: Address; readonly own: string; readonly ui: UiWords }) {
  const { locale } = useLanguage();
  return (
    <p className={css.help} lang={own} dir={locales.find(({ tag }) => tag === own)?.dir}>
      <TextLink href={formatAddress({ ...place, lang: undefined, helper: locale.tag })} opens="reload">
        {String(ui['help-here'])}
      </TextLink>
    </p>
  );
}
