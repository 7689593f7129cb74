import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: what is shown changes by the hour. */
const pace = 20_000;

/** The time by the phone's clock; looked at now and then, and whenever the reader comes back to the page. */
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
