/** A field whose value differs from the expected one. */
export interface Disagreement {
  readonly file: string;
  /** Range of Android versions, or what else the field belongs to. */
  readonly range: string;
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

/** Counts agreement per field, in the order in which fields first appear. */
export class Tally {
  readonly #fields = new Map<string, { agreed: number; all: number }>();
  readonly disagreements: Disagreement[] = [];
  /** Assertions of an unknown kind. */
  readonly notUnderstood: string[] = [];

  /** Compares two values as text. */
  compare(at: Omit<Disagreement, 'expected' | 'got'>, expected: string, got: string): void {
    const count = this.#fields.get(at.field) ?? { agreed: 0, all: 0 };
    this.#fields.set(at.field, count);
    count.all++;
    if (expected === got) count.agreed++;
    else this.disagreements.push({ ...at, expected, got });
  }

  get full(): boolean {
    return this.disagreements.length === 0 && this.notUnderstood.length === 0;
  }

  /** Returns the lines to print: first the disagreements, then the counts. */
  lines(): string[] {
    const wrong = this.disagreements.map(
      ({ file, range, field, expected, got }) => `${file}  ${range}  ${field}: expected ${expected}, got ${got}`,
    );
    const unknown = this.notUnderstood.map((what) => `${what}: not understood`);
    const width = Math.max(0, ...[...this.#fields.keys()].map((field) => field.length));
    const counts = [...this.#fields].map(
      ([field, { agreed, all }]) => `${field.padEnd(width)}  ${agreed} of ${all}${agreed < all ? '  !' : ''}`,
    );
    return [...wrong, ...unknown, ...(wrong.length + unknown.length > 0 ? [''] : []), ...counts];
  }
}
