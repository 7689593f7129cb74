import { useEffect } from 'react';

/** Opens all `details` elements of the page while it is printed, because a print cannot be unfolded. */
export function usePrinted(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const unfold = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const one of opened) one.open = true;
    };
    const fold = () => {
      for (const one of opened) one.open = false;
      opened = [];
    };
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', fold);
    };
  }, []);
}
