import { useQrPath } from '../../platform/qr-path.ts';
import css from './qr.module.css';

/** A QR code, black on white in every theme, because cameras read no other. Empty if its chunk does not load. */
export function Qr({ text, name }: { text: string; name: string }) {
  const path = useQrPath(text);
  return (
    <div className={css.code}>
      {path && (
        <svg viewBox={`0 0 ${path.size} ${path.size}`} role="img" aria-label={name}>
          <path d={path.d} />
        </svg>
      )}
    </div>
  );
}
