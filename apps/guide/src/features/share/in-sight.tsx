import { type ReactNode, useEffect, useRef } from 'react';
import css from './in-sight.module.css';

/** What opens below a tap: it is scrolled to where it is seen, and not under the bar at the thumb, and has the focus. */
export function InSight({ children }: { children: ReactNode }) {
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
