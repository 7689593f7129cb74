import { describe, expect, it } from 'vitest';
import { typosWithin } from './edits.ts';

describe('slips between what was typed and a word or its beginning', () => {
  it.each([
    ['install', 'install', 1, 0],
    ['instal', 'install', 1, 0], // prefix
    ['intall', 'install', 1, 1], // omitted
    ['insstall', 'install', 1, 1], // doubled
    ['imstall', 'install', 1, 1], // neighbouring key
    ['isntall', 'install', 1, 1], // swapped
    ['intsal', 'installation', 1, 1],
    ['imstell', 'install', 2, 2],
    ['imstell', 'install', 1, undefined],
    ['blocked', 'install', 2, undefined],
    ['install', 'in', 2, undefined],
  ])('“%s” for “%s”, at most %i', (typed, word, most, expected) => {
    expect(typosWithin(typed, word, most)).toBe(expected);
  });
});
