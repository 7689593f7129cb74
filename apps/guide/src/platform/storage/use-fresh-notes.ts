import { useEffect, useReducer } from 'react';
import { watchNotes } from './notes.ts';

/**
 * Renders the component again whenever what the notes say may have changed without this page, so that it never shows what
 * was true once. Returns a function that renders it after a change of its own.
 */
export function useFreshNotes(): () => void {
  const [, render] = useReducer((n: number) => n + 1, 0);
  useEffect(() => watchNotes(render), []);
  return render;
}
