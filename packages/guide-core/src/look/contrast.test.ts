import { describe, expect, it } from 'vitest';
import { contrast, lookProblems, onTap } from './contrast.ts';
import { goodLook } from './look.fixture.ts';

describe('contrast', () => {
  it('returns the known ratios, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#abcdef', '#ABCDEF')).toBe(1);
  });

  it('rejects colours other than #rrggbb', () => {
    expect(() => contrast('#fff', '#000000')).toThrow('#fff');
    expect(() => contrast('#000000', 'red')).toThrow('red');
  });
});

describe('onTap', () => {
  it('is light on a deep accent and dark on a pale one', () => {
    expect(onTap('#1f4fc9')).toBe('#ffffff');
    expect(onTap('#9bb8ff')).toBe('#10182c');
  });
});

describe('lookProblems', () => {
  it('returns nothing for a readable look', () => {
    expect(lookProblems(goodLook)).toEqual([]);
  });

  it('names theme, pair and ratio of a pale accent', () => {
    const problems = lookProblems({ ...goodLook, accent: { light: '#cfe0ff', dark: '#9bb8ff' } });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^light: accent on the page \(#cfe0ff on #f7f3ea\) has 1\.\d\d, needs 3$/);
    expect(problems[1]).toContain('light: accent on the phone');
  });

  it('reports an accent with too little contrast on the dark phone', () => {
    const problems = lookProblems({ ...goodLook, accent: { light: '#1f4fc9', dark: '#1f2f49' } });
    expect(problems.map((problem) => problem.split(' (')[0])).toEqual([
      'dark: accent on the page',
      'dark: accent on the phone',
    ]);
  });
});
