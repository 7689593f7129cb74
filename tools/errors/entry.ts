import type { Kind } from '#src/app/diagnose.ts';

/** What `docs/errors.md` says about an error; a test holds it against every place in the code that makes one. */
export interface Entry {
  readonly code: string;
  /** Where it is made, and as what: file, class and message as `scan.ts` reads them; absent if a library makes it. */
  readonly made?: readonly [file: string, error: string, message?: string];
  readonly cause: string;
  /** A kind of help on the error screen, or what is seen in words. */
  readonly reader: { readonly kind: Kind } | string;
  readonly operator: string;
}
