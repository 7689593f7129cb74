import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { checkHash } from '../../context/special-hashes.ts';
import { Checking, CheckPicture } from '../../features/file-check/components.ts';
import type { CheckData } from '../../features/file-check/types.ts';
import { ItemLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import css from './check-file.module.css';

/** The file check outside of any flow; it opens in place, at an address of its own. */
export function CheckFile({ check }: { check: CheckData | undefined }) {
  const { href } = usePlace();
  const { t } = useLanguage();
  return (
    <section className={css.check} id={checkHash} aria-labelledby="check-title">
      <h2 className={panel.h2} id="check-title">
        {t('check-title')}
      </h2>
      <p className={panel.note}>{t('check-lead')}</p>
      {check ? (
        <Checking check={check} heading="h3">
          {({ body, main, below, details }) => (
            <div className={css.open}>
              {body ?? <CheckPicture />}
              {main && <div className={css.main}>{main}</div>}
              {below && <div className={css.below}>{below}</div>}
              {details}
            </div>
          )}
        </Checking>
      ) : (
        <ItemLink href={href({ step: checkHash })} replace>
          {t('check-open')}
        </ItemLink>
      )}
    </section>
  );
}
