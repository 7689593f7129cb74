import type { ReactNode } from 'react';
import { cx } from '../platform/cx.ts';
import type { DrawingTexts } from './drawing-texts.ts';
import { DrawnOver, DrawnPage } from './page.tsx';
import css from './phone.module.css';
import type { Picture } from './picture.ts';
import { StatusBar } from './status-bar.tsx';

interface FrameProps {
  readonly skin: string;
  readonly children: ReactNode;
  /** True for a picture so small that its bars would be specks. */
  readonly isMini?: boolean | undefined;
}

/**
 * The phone itself, around whatever is on its screen. It is a picture: hidden from screen readers (`describe` makes the
 * text alternative), and excluded from the browser's translation, because its words must stay the phone's.
 */
export function PhoneFrame({ skin, children, isMini }: FrameProps) {
  return (
    <div
      className={cx(css.phone, isMini && css.mini)}
      data-skin={skin}
      data-part={isMini ? undefined : 'phone'}
      aria-hidden="true"
      translate="no"
    >
      <div className={css.glass}>
        {children}
        {!isMini && <StatusBar />}
        <i className={css.gestures} />
      </div>
    </div>
  );
}

/** How dark the page is under what lies over it, from 0 to 1. */
export function dimOf({ over: [first] }: Picture): number {
  if (!first || first.kind === 'notification' || first.kind === 'toast') return 0;
  return first.kind === 'menu' ? 0.35 : 1;
}

interface Props extends Pick<FrameProps, 'skin' | 'isMini'>, DrawingTexts {
  readonly picture: Picture;
}

/** One picture, at rest. */
export function DrawnPhone({ picture, skin, isMini, quote, fill }: Props) {
  const texts = { quote, fill };
  return (
    <PhoneFrame skin={skin} isMini={isMini}>
      <div className={cx(css.layer, css.page)}>
        <DrawnPage picture={picture} texts={texts} />
      </div>
      {picture.over.length > 0 && (
        <>
          <div className={css.scrim} style={{ opacity: dimOf(picture) }} />
          <div className={css.layer}>
            <DrawnOver picture={picture} texts={texts} />
          </div>
        </>
      )}
    </PhoneFrame>
  );
}
