import type { Certificate } from '../der/x509.ts';
import type { Issue, Scheme } from '../model/report.ts';

/** Maximum number of findings per kind: hostile bytes may cause one for each of a million lines. */
const maxFindings = 1000;

/**
 * Errors and warnings of one signer, or of a whole scheme, in the order they were found; the first thousand of each.
 */
export class Findings {
  readonly errors: Issue[] = [];
  readonly warnings: Issue[] = [];
  private readonly scheme: Scheme | 'stamp' | undefined;
  private readonly signer: number | undefined;

  constructor(scheme?: Scheme | 'stamp', signer?: number) {
    this.scheme = scheme;
    this.signer = signer;
  }

  private issue(name: string, detail: readonly (string | number)[]): Issue {
    return {
      name,
      ...(this.scheme && { scheme: this.scheme }),
      ...(this.signer !== undefined && { signer: this.signer }),
      ...(detail.length > 0 && { detail: detail.map(String) }),
    };
  }

  error(name: string, ...detail: readonly (string | number)[]): void {
    if (this.errors.length < maxFindings) this.errors.push(this.issue(name, detail));
  }

  warning(name: string, ...detail: readonly (string | number)[]): void {
    if (this.warnings.length < maxFindings) this.warnings.push(this.issue(name, detail));
  }
}

/** One signer of a scheme. */
export interface SignerResult {
  /** The first is the signer's own; empty if it could not be read. */
  readonly certificates: readonly Certificate[];
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
}

/** Result of a scheme's verifier. */
export interface SchemeResult {
  readonly verified: boolean;
  readonly signers: readonly SignerResult[];
  /** Signers that Android ignores, with the reason (v1 only). */
  readonly ignored?: readonly SignerResult[];
  /** Entries of the signature that Android reads differently from the reference verifier (v1 only). */
  readonly ambiguous?: readonly string[];
  /** Findings that do not belong to a single signer. */
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
}

/** Whether there are errors that prevent verification. */
export function hasErrors(result: Pick<SchemeResult, 'errors' | 'signers'>): boolean {
  return result.errors.length > 0 || result.signers.some(({ errors }) => errors.length > 0);
}
