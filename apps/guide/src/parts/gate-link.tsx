import { monthIn } from '@sideguide/guide-core/locale';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import { TextLink } from '../ui/link.tsx';
import panel from '../ui/panel.module.css';

/** For a step that depends on a date: names the month in small print, and links to the page with all that is known. */
export function GateLink({ gate, asOf }: { gate: string; asOf: string | undefined }) {
  const { href, skin } = usePlace();
  const { locale, t } = useLanguage();
  return (
    <p className={panel.note}>
      {asOf && t('as-of', { month: monthIn(locale.tag, asOf) })}{' '}
      <TextLink href={href({ helper: undefined, path: skin ? `/${skin.id}/service` : '/service', step: gate })}>
        {t('gates-more')}
      </TextLink>
    </p>
  );
}
