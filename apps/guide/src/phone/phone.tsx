import type { Scene } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { isLower } from './crop.ts';
import type { Pen } from './drawing-texts.ts';
import css from './phone.module.css';
import { Screen } from './screen.tsx';

/**
 * One scene as a crop of a phone. It is a picture: hidden from screen readers (`describe` makes the text alternative),
 * and excluded from the browser's translation, because its words must stay the phone's.
 */
export function DrawnPhone({ scene, skin, quote, fill }: Pen & { scene: Scene; skin: string }) {
  const isLowerPart = isLower(scene.parts);
  return (
    <div
      className={cx(css.phone, scene.middle && css.cut, isLowerPart && css.lower)}
      data-skin={skin}
      aria-hidden="true"
      translate="no"
    >
      {!scene.middle && !isLowerPart && <StatusBar />}
      <Screen scene={scene} pen={{ quote, fill }} />
    </div>
  );
}

/** The status bar with time, camera and battery: the same on every phone, and never mirrored. */
function StatusBar() {
  return (
    <div className={css.status} dir="ltr">
      <i className={css.camera} />
    </div>
  );
}
