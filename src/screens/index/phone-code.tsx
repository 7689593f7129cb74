import { useEffect, useState } from 'react';
import { useView } from '../../frame/view.ts';
import panel from '../../ui/panel.module.css';
import css from './screen.module.css';

/** On a wide screen: a code that carries this address to the phone. Made here, from modules and a path. */
export function PhoneCode() {
  const { t } = useView();
  const [path, setPath] = useState<{ d: string; size: number }>();
  useEffect(() => {
    if (!matchMedia('(min-width: 800px)').matches) return;
    let current = true;
    import(/* webpackChunkName: "qr" */ 'uqr').then(
      ({ encode }) => {
        const { data, size } = encode(location.href);
        const d = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('');
        if (current) setPath({ d, size });
      },
      () => undefined,
    ); // without the code the page is as useful as before
    return () => {
      current = false;
    };
  }, []);
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
