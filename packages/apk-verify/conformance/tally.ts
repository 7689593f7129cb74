/** A field where another value came out than the one expected. */
export interface Disagreement {
  readonly file: string;
  /** Range of Android versions, or what else the field belongs to. */
  readonly range: string;
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

/** Counts agreement for each field, in the order in which fields first appear. */
export class Tally {
  readonly #fields = new Map<string, { agreed: number; all: number }>();
  readonly disagreements: Disagreement[] = [];
  /** Assertions of a kind that this program does not know. */
  readonly notUnderstood: string[] = [];

  /** Compares two values by their text. */
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

  /** Lines to print: first what disagrees, then the counts. */
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
