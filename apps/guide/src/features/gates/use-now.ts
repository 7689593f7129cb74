import { useEffect, useState } from 'react';

/** Milliseconds between two updates: what is shown changes by the hour. */
const pace = 20_000;

/** Returns the time of the phone's clock; updated at intervals, and whenever the visibility of the page changes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, pace);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, []);
  return now;
}
