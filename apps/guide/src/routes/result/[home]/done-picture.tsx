import { useGuideIfAny, useLabels } from '../../../context/contexts.tsx';
import { DrawnPhone } from '../../../phone/phone.tsx';
import { picturesOf } from '../../../phone/picture.ts';
import { cx } from '../../../platform/cx.ts';
import panel from '../../../ui/panel.module.css';
import css from './done-picture.module.css';

/** The home screen, with the app's icon in its place. */
const [home] = picturesOf([{ parts: [{ kind: 'icons', mark: 'look' }] }]);

/**
 * Picture of the result: the app among the others, with a tick. Hidden from screen readers: the title says the same.
 */
export function DonePicture() {
  const skinGuide = useGuideIfAny();
  const { fillNames, quote } = useLabels();
  return (
    <div className={cx(panel.table, css.table)} style={skinGuide?.guide.look} aria-hidden="true">
      <div className={css.stage}>
        {home && <DrawnPhone picture={home} skin={skinGuide?.skin.id ?? 'none'} quote={quote} fill={fillNames} />}
        <svg className={css.seal} viewBox="0 0 96 96" aria-hidden="true">
          <path className={css.rays} d="M48 4v9M83 21l-6 7M92 52h-9M13 21l6 7M4 52h9" />
          <circle cx="48" cy="56" r="30" />
          <path className={css.tick} d="M34 57l10 10 20-22" />
        </svg>
      </div>
    </div>
  );
}
