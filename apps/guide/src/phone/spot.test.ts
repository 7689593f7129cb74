import { beforeEach, expect, it, vi } from 'vitest';
import { markedClass } from './mark.ts';
import { findSpot } from './spot.ts';

beforeEach(() => void vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr' })));

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

/** A phone whose marked thing has these classes and this swipe. */
const phoneWith = (classes: readonly string[], swipe?: string) =>
  ({
    getBoundingClientRect: () => box(0, 0, 276, 424),
    querySelectorAll: () => [
      {
        classList: { contains: (name: string) => classes.includes(name) },
        dataset: { swipe },
        querySelector: () => null,
        getBoundingClientRect: () => box(100, 200, 40, 40),
      },
    ],
  }) as unknown as HTMLElement;

it.each([
  ['taps what is marked', [markedClass.any], undefined, { act: 'tap', x: 120, y: 228 }],
  ['holds what is to be held', [markedClass.any, markedClass.hold], undefined, { act: 'hold' }],
  ['pulls down from the upper edge', [], 'from-top', { act: 'from-top', y: 18 }],
  ['swipes up from the lower edge', [], 'from-bottom', { act: 'from-bottom', y: 410 }],
])('the finger %s', (_what, classes, swipe, spot) => {
  expect(findSpot(phoneWith(classes, swipe))).toMatchObject(spot);
});

it('the finger does nothing to what is only to be read', () => {
  expect(findSpot(phoneWith([markedClass.any, markedClass.look]))).toBeUndefined();
});
