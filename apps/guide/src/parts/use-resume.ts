import { useEffect, useState } from 'react';
import { type PageContexts, usePlace } from '../context/contexts.tsx';
import { UnknownAddressError } from '../platform/unknown-address.ts';
import type { isGone } from './is-gone.ts';

/** The reader's last step, or a helper's. */
export interface Resume<Code> {
  readonly href: string;
  /** The page of the step and the screen's code for it, once both have loaded. */
  readonly loaded?: { readonly page: PageContexts; readonly code: Code };
}

/**
 * Returns a remembered step; undefined if there is none, or if the guide no longer has it, its app or its phone.
 *
 * @param href Address of the step.
 * @param load Loads the code of the steps, which a first visit to Home does not need.
 */
export function useResume<Code extends { readonly isGone: typeof isGone }>(
  href: string | undefined,
  load: () => Promise<Code>,
): Resume<Code> | undefined {
  const { preload } = usePlace();
  const [seen, setSeen] = useState<{ readonly gone?: string; readonly loaded?: Resume<Code>['loaded'] }>({});
  useEffect(() => {
    if (!href) return;
    let isHere = true;
    Promise.all([preload(href), load()]).then(
      ([{ page }, code]) => isHere && setSeen(code.isGone(page) ? { gone: href } : { loaded: { page, code } }),
      // Without a network the step is still where it was.
      (error: unknown) => isHere && setSeen(error instanceof UnknownAddressError ? { gone: href } : {}),
    );
    return () => {
      isHere = false;
    };
  }, [href, preload, load]);
  return href && seen.gone !== href ? { href, loaded: seen.loaded } : undefined;
}
