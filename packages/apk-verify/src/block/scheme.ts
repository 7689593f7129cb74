import type { Certificate } from '../der/x509.ts';
import type { Issue, Scheme } from '../model/report.ts';

/** Findings of a kind that are kept: hostile bytes may cause one for each of a million lines. */
const maxFindings = 1000;

/** Errors and warnings of one signer, or of a scheme as a whole, in the order they were found; the first thousand of each. */
export class Findings {
  readonly errors: Issue[] = [];
  readonly warnings: Issue[] = [];
  readonly #scheme: Scheme | 'stamp' | undefined;
  readonly #signer: number | undefined;

  constructor(scheme?: Scheme | 'stamp', signer?: number) {
    this.#scheme = scheme;
    this.#signer = signer;
  }

  #issue(name: string, detail: readonly (string | number)[]): Issue {
    return {
      name,
      ...(this.#scheme && { scheme: this.#scheme }),
      ...(this.#signer !== undefined && { signer: this.#signer }),
      ...(detail.length > 0 && { detail: detail.map(String) }),
    };
  }

  error(name: string, ...detail: readonly (string | number)[]): void {
    if (this.errors.length < maxFindings) this.errors.push(this.#issue(name, detail));
  }

  warning(name: string, ...detail: readonly (string | number)[]): void {
    if (this.warnings.length < maxFindings) this.warnings.push(this.#issue(name, detail));
  }
}

/** One signer of a scheme. */
export interface SignerResult {
  /** The first is the signer's own; empty where it could not be read. */
  readonly certificates: readonly Certificate[];
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
}

/** What a scheme's verifier found. */
export interface SchemeResult {
  readonly verified: boolean;
  readonly signers: readonly SignerResult[];
  /** Signers that Android passes over, with the reason (v1 only). */
  readonly ignored?: readonly SignerResult[];
  /** Entries of the signature that Android reads otherwise than the reference verifier (v1 only). */
  readonly ambiguous?: readonly string[];
  /** Findings that concern no single signer. */
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
}

/** Whether anything stands in the way of verification. */
export function hasErrors(result: Pick<SchemeResult, 'errors' | 'signers'>): boolean {
  return result.errors.length > 0 || result.signers.some(({ errors }) => errors.length > 0);
}
