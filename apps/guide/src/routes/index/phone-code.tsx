import { useEffect, useState } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { mediaList } from '../../platform/media.ts';
import { useQrPath } from '../../platform/qr-path.ts';
import panel from '../../ui/panel.module.css';
import css from './below.module.css';

/** On a wide screen: a QR code of this address, to be opened on the phone. Drawn in the browser, as a path. */
export function PhoneCode() {
  const { t } = useLanguage();
  const [isWide, setWide] = useState(false);
  useEffect(() => setWide(mediaList('(min-width: 800px)')?.matches ?? false), []);
  // Without the code the page is as useful.
  const path = useQrPath(isWide ? location.href : undefined);
  return (
    <div className={css.code}>
      {path && (
        <>
          <svg viewBox={`0 0 ${path.size} ${path.size}`} role="img" aria-label="QR">
            <path d={path.d} />
          </svg>
          <p className={panel.note}>{t('scan-qr')}</p>
        </>
      )}
    </div>
  );
}
