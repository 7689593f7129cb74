import { describe, expect, it } from 'vitest';
import { typosWithin } from './typos.ts';

describe('typosWithin', () => {
  it.each([
    ['install', 'install', 1, 0],
    ['instal', 'install', 1, 0], // prefix
    ['intall', 'install', 1, 1], // omitted
    ['insstall', 'install', 1, 1], // doubled
    ['xinstall', 'install', 1, 1], // one too many at the start
    ['imstall', 'install', 1, 1], // neighbouring key
    ['isntall', 'install', 1, 1], // swapped
    ['intsal', 'installation', 1, 1],
    ['imstell', 'install', 2, 2],
    ['imstell', 'install', 1, undefined],
    ['blocked', 'install', 2, undefined],
    ['install', 'in', 2, undefined],
  ])('“%s” for “%s”, at most %i', (typed, word, maxTypos, expected) => {
    expect(typosWithin(typed, word, maxTypos)).toBe(expected);
  });
});
