/** Numbers that are the same for the same seed, in [0, 1) (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class Dice {
  private readonly next: () => number;
  constructor(seed: number) {
    this.next = randomOf(seed);
  }
  /** A whole number from 0 to below `end`. */
  below = (end: number): number => Math.floor(this.next() * end);
  chance = (share: number): boolean => this.next() < share;
  pick = <T>(from: readonly T[]): T => from[this.below(from.length)]!;
  /** So many things, each made anew. */
  some = <T>(most: number, make: () => T): T[] => Array.from({ length: this.below(most + 1) }, make);
}
