/** A small generator (xoshiro128**), so that a run can be reproduced from its seed. */
export class Random {
  readonly #state: Uint32Array;

  /** The same seeds give the same numbers in the same order. */
  constructor(...seeds: readonly number[]) {
    // SplitMix32 spreads small seeds over the whole state.
    let mix = seeds.reduce((sum, seed) => Math.imul(sum ^ seed, 0x9e3779b1) + 0x7f4a7c15, 0x2545f491);
    this.#state = Uint32Array.from({ length: 4 }, () => {
      mix = (mix + 0x9e3779b9) | 0;
      let value = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
      value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
      return value ^ (value >>> 16);
    });
  }

  /** Returns 32 bits. */
  next(): number {
    const s = this.#state;
    const turned = Math.imul(s[1]!, 5);
    const result = Math.imul((turned << 7) | (turned >>> 25), 9);
    const shifted = s[1]! << 9;
    s[2]! ^= s[0]!;
    s[3]! ^= s[1]!;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= shifted;
    s[3] = (s[3]! << 11) | (s[3]! >>> 21);
    return result >>> 0;
  }

  /** Returns a number from 0 to below `end`; 0 if `end` is not positive. */
  below(end: number): number {
    return end > 0 ? this.next() % end : 0;
  }

  chance(of: number): boolean {
    return this.next() / 2 ** 32 < of;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.next());
  }

  /** Returns up to `most` items, each created by `make`. */
  some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }
}
