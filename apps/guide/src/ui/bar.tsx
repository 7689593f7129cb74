import type { ReactNode } from 'react';
import { Link } from 'wouter';
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

/** The bar within reach of the thumb: one primary action, a back link, and at most one secondary line below. */
export function Bar({ back, children, below, dir, skin }: BarProps) {
  return (
    <nav className={css.bar} dir={dir} data-skin={skin} data-part="bar">
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
