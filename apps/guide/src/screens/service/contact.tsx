import { brand, plainAddress } from '../../core/brand.ts';
import { useView } from '../../frame/view.ts';
import panel from '../../ui/panel.module.css';

/** Those who run this guide, for whom nothing here helped; only where they say how to reach them. */
export function Contact() {
  const { t } = useView();
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
