import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { cx } from '../platform/cx.ts';
import css from './bar.module.css';
import { Icon } from './icon.tsx';

interface Back {
  readonly href: string;
  readonly label: string;
}

interface ContentProps {
  readonly back?: Back;
  readonly children?: ReactNode;
  readonly below?: ReactNode;
}

interface BarProps extends ContentProps {
  /** Direction, if it is not that of the page. */
  readonly dir?: 'ltr' | 'rtl';
  /** Skin whose accent colour the action has, if the page has none. */
  readonly skin?: string;
  /** Called with the element; without children, somebody else renders the content into it. */
  readonly onElement?: (bar: HTMLElement | null) => void;
}

/** Returns whether an element takes more than half of the window: text may be set very large on a small phone. */
function useIsTall(element: HTMLElement | null): boolean {
  const [isTall, setIsTall] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    try {
      const observer = new ResizeObserver(() => setIsTall(element.offsetHeight > innerHeight / 2));
      observer.observe(element);
      return () => observer.disconnect();
    } catch {
      // Browsers before 2018 to 2020 have none, and privacy tools refuse it: the bar always stays in sight. Thrown, the
      // error would mount the error screen, which has a bar too, and without an end.
      return undefined;
    }
  }, [element]);
  return isTall;
}

/**
 * The bar within reach of the thumb. It stays in sight unless it would hide more than half of the window.
 */
export function Bar({ dir, skin, onElement, ...content }: BarProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const isTall = useIsTall(bar);
  useLayoutEffect(() => onElement?.(bar), [bar, onElement]);
  return (
    <nav ref={setBar} className={cx(css.bar, !isTall && css.inSight)} dir={dir} data-skin={skin} data-part="bar">
      {content.children && <BarContent {...content} />}
    </nav>
  );
}

/** What a bar offers: one primary action, a back link, and at most one secondary line below. */
export const BarContent = ({ back, children, below }: ContentProps) => (
  <>
    <div className={css.row}>
      {back && (
        <Link className={css.back} href={back.href} state={{ back: true }} aria-label={back.label}>
          <Icon name="back" />
        </Link>
      )}
      {children}
    </div>
    {below && <div className={css.below}>{below}</div>}
  </>
);
