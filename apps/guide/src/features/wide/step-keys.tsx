import { useEffect } from 'react';
import { useLocation } from 'wouter';

export interface StepKeysProps {
  readonly back: string;
  /** Address of the next step; undefined where only the button leads on. */
  readonly next: string | undefined;
}

/** Lets the arrow keys lead to the step before and after this one, where the page cannot be scrolled further that way. */
export function StepKeys({ back, next }: StepKeysProps) {
  const [, navigate] = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      // Whoever holds the key down scrolls.
      if (altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      if ((event.target as Element).closest?.('input,select,textarea')) return;
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isUp = key === 'ArrowUp' && scrollTop < 1;
      const isDown = key === 'ArrowDown' && scrollTop + clientHeight > scrollHeight - 2;
      if (isUp) navigate(back, { state: { back: true } });
      else if (isDown && next !== undefined) navigate(next);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [back, next, navigate]);
  return null;
}
