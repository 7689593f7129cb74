import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { cx } from '../platform/cx.ts';
import css from './bar.module.css';
import { Icon } from './icon.tsx';

interface Back {
  readonly href: string;
  readonly label: string;
}

interface BarProps {
  readonly back?: Back;
  readonly children: ReactNode;
  readonly below?: ReactNode;
  /** Direction, if it is not that of the page. */
  readonly dir?: 'ltr' | 'rtl';
  /** Skin whose accent colour the action has, if the page has none. */
  readonly skin?: string;
}

/** Returns whether an element takes more than half of the window: text may be set very large on a small phone. */
function useIsTall(element: HTMLElement | null): boolean {
  const [isTall, setIsTall] = useState(false);
  useEffect(() => {
    // Browsers before 2018 to 2020 have none; there the bar always stays in sight.
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => setIsTall(element.offsetHeight > innerHeight / 2));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isTall;
}

/**
 * The bar within reach of the thumb: one primary action, a back link, and at most one secondary line below. It stays in
 * sight unless it would hide more than half of the window.
 */
export function Bar({ back, children, below, dir, skin }: BarProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const isTall = useIsTall(bar);
  return (
    <nav ref={setBar} className={cx(css.bar, !isTall && css.inSight)} dir={dir} data-skin={skin} data-part="bar">
      <div className={css.row}>
        {back && (
          <Link className={css.back} href={back.href} state={{ back: true }} aria-label={back.label}>
            <Icon name="back" />
          </Link>
        )}
        {children}
      </div>
      {below && <div className={css.below}>{below}</div>}
    </nav>
  );
}
