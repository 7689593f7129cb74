import type { ReactNode } from 'react';
import css from './fold.module.css';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  readonly open?: boolean;
  /** Called each time it is opened. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Content that stays folded until the reader opens it. */
export function Fold({ title, open, onOpen, children }: Props) {
  return (
    <details className={css.fold} open={open} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary className={css.summary}>
        {title}
        <Icon name="down" small />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  );
}
