import { type ReactNode, useEffect, useRef } from 'react';
import css from './opened-panel.module.css';

/** A panel that opens after a tap: takes the focus, and is scrolled into view above the bar at the lower edge. */
export function OpenedPanel({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView();
  }, []);
  return (
    <div className={css.part} ref={part} tabIndex={-1}>
      {children}
    </div>
  );
}
