/**
 * Thrown to end a command on purpose: one sentence about what is wrong, and the remedy. `status` is the exit status, 2
 * for wrong usage and for files that cannot be read.
 */
export class Stop extends Error {
  override readonly name = 'Stop';
  readonly remedy: string;
  readonly status: number;
  constructor(sentence: string, remedy: string, status = 2) {
    super(sentence);
    this.remedy = remedy;
    this.status = status;
  }
}
