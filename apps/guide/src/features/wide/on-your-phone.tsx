import { formatAddress } from '@sideguide/guide-core/flow';
import type { PlannedStep } from '@sideguide/guide-core/model';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { useQrPath } from '../../platform/qr-path.ts';
import panel from '../../ui/panel.module.css';
import css from './on-your-phone.module.css';

/** A QR code that opens this step on the phone, for a reader at a wide screen. */
export function OnYourPhone({ step }: { step: PlannedStep }) {
  const { address } = usePlace();
  const { locale, t } = useLanguage();
  const place = formatAddress({ ...address, step: step.id, say: undefined, helper: undefined, lang: locale.tag });
  const path = useQrPath(location.origin + place);
  return (
    <div>
      <div className={css.code}>
        {path && (
          <svg viewBox={`0 0 ${path.size} ${path.size}`} aria-hidden="true">
            <path d={path.d} />
          </svg>
        )}
      </div>
      <p className={panel.note}>{t('scan-qr')}</p>
    </div>
  );
}
