import { nextLink } from '@sideguide/guide-core/flow';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import { brand } from '../platform/brand.ts';
import { readNotes } from '../platform/storage/notes.ts';
import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';

/** The link that came with the address, and where it leads; nothing if there is none, or after a stop. */
export function NextLink() {
  const { address } = usePlace();
  const { t } = useLanguage();
  const link = nextLink(address.next, brand.schemes);
  if (!link || readNotes().isStopped) return null;
  return (
    <div data-part="next-link">
      <Button small href={link.href} opens="outside" icon="out">
        {t('next-open')}
      </Button>
      <p className={panel.note}>{t('opens-outside', { host: link.host })}</p>
    </div>
  );
}
