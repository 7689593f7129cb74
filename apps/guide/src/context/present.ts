import { type Context, useContext } from 'react';

/** The value of a context that a screen stands in. Throws an Error outside of it: the screen is in the wrong place. */
export function usePresent<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (value === undefined) throw new Error('A screen is outside of its context');
  return value;
}
