import { fits } from '@sideguide/guide-core/flow';
import type { Condition, Version } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { plainCondition } from './conditions.ts';

const versions: readonly Version[] = [
  { id: 'four', name: 'Four', status: 'unchecked' },
  { id: 'three', name: 'Three', status: 'soft' },
  { id: 'two', name: 'Two' },
  { id: 'one', name: 'One' },
];

describe('a condition with its versions one by one', () => {
  it.each<[Condition['os'], string]>([
    [{}, 'three two one'],
    [{ from: 'two' }, 'three two'],
    [{ until: 'two' }, 'two one'],
    [{ from: 'two', until: 'two' }, 'two'],
    [{ from: 'one', until: 'two' }, 'two one'],
    [{ from: 'three', unknown: true }, 'three unknown four'],
    [{ unknown: true }, 'three two one unknown four'],
    [['one', 'unknown'], 'one unknown four'],
    [['one'], 'one'],
    [['four'], 'four'],
  ])('%j', (os, expected) => {
    expect(plainCondition(versions, os ? { os } : {}).os?.join(' ')).toBe(expected);
  });

  it('leaves everything else alone', () => {
    expect(plainCondition(versions, { rom: ['cn'], need: ['google'] })).toEqual({ rom: ['cn'], need: ['google'] });
  });
});

describe('fits', () => {
  const answers = { os: 'two', rom: 'unknown' };
  it.each([
    [undefined, true],
    [{}, true],
    [{ os: ['two'] }, true],
    [{ os: ['one'] }, false],
    [{ os: [] }, false],
    [{ rom: ['cn'] }, false],
    [{ rom: ['cn', 'unknown'] }, true],
    [{ os: ['two'], rom: ['cn'] }, false],
    [{ need: ['google'] as const }, true],
  ])('%j: %s', (when, expected) => {
    expect(fits(when, answers)).toBe(expected);
  });
});
