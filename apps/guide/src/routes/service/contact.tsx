import { useLanguage } from '../../context/contexts.tsx';
import { brand, plainAddress } from '../../platform/brand.ts';
import panel from '../../ui/panel.module.css';

/** Links to the people who run this guide, for readers whom nothing here helped. Renders nothing without a contact. */
export function Contact() {
  const { t } = useLanguage();
  if (!brand.contact) return null;
  return (
    <p className={panel.note}>
      {t('ask-us', { name: brand.name })}{' '}
      <a href={brand.contact} dir="ltr">
        {plainAddress(brand.contact)}
      </a>
    </p>
  );
}
