import type { Scene } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { secondsOf } from './seconds.ts';

const list = (marked: boolean): Scene => ({
  parts: [{ kind: 'group', rows: [{ ghost: 40 }, marked ? { label: 'row', mark: 'tap' } : { label: 'row' }] }],
});
const dialog: Scene = {
  parts: [{ kind: 'dialog', check: { label: 'box', mark: 'tap' }, buttons: [{ label: 'ok' }] }],
};

describe('secondsOf', () => {
  it('counts the taps that are drawn', () => {
    expect(secondsOf({ scenes: [list(true)] })).toBe(20);
    expect(secondsOf({ scenes: [list(true), dialog, { parts: [{ kind: 'browser', menu: 'tap' }] }] })).toBe(60);
    expect(secondsOf({ scenes: [{ parts: [{ kind: 'swipe', move: 'scroll' }] }, list(true)] })).toBe(40);
  });

  it('counts one where nothing is drawn, or nothing is marked', () => {
    expect(secondsOf({ scenes: [] })).toBe(20);
    expect(secondsOf({ scenes: [list(false)] })).toBe(20);
  });

  it('takes what the step says itself', () => {
    expect(secondsOf({ seconds: 45, scenes: [list(true), dialog] })).toBe(45);
  });
});
