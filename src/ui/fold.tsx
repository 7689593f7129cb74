import type { ReactNode } from 'react';
import css from './fold.module.css';
import { Icon } from './icon.tsx';

/** Words that stay folded until they are asked for. */
export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={css.fold} open={open}>
      <summary className={css.summary}>
        {title}
        <Icon name="down" small />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  );
}
