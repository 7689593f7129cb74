import type { ScenePart } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { crop, hasFinger } from './crop.ts';

const title: ScenePart = { kind: 'title', words: { label: 'settings' } };
const tail: ScenePart = { kind: 'group', rows: [{ ghost: 40 }] };

describe('crop', () => {
  it('cuts a list below its marked row', () => {
    const list: ScenePart = { kind: 'group', rows: [{ ghost: 50 }, { label: 'a', mark: 'tap' }, { ghost: 60 }] };
    const { shown, peek } = crop([title, list, tail]);
    expect(shown).toEqual([{ part: title }, { part: { kind: 'group', rows: list.rows.slice(0, 2) }, cut: 'head' }]);
    expect(peek).toEqual([{ part: { kind: 'group', rows: [{ ghost: 60 }] }, cut: 'rest' }, { part: tail }]);
  });

  it('leaves a list whole that ends with the target', () => {
    const list: ScenePart = { kind: 'group', rows: [{ ghost: 50 }, { label: 'a', mark: 'tap' }] };
    expect(crop([title, list, tail])).toEqual({ shown: [{ part: title }, { part: list }], peek: [{ part: tail }] });
  });

  it('shows all of a scene without a target, and the last of several targets', () => {
    expect(crop([title, tail])).toEqual({ shown: [{ part: title }, { part: tail }], peek: [] });
    const note: ScenePart = { kind: 'notification', title: { text: '{file}' }, text: { ghost: 30 }, mark: 'tap' };
    expect(crop([note, title, note, tail]).shown).toHaveLength(3);
  });

  it('lets the home screen go on below the icon', () => {
    const icons: ScenePart = { kind: 'icons', mark: 'hold' };
    expect(crop([icons])).toEqual({ shown: [{ part: icons }], peek: [{ part: icons, cut: 'rest' }] });
  });
});

describe('showsFinger', () => {
  it('finds the hand on a row or a notification, and nothing where there is only a mark', () => {
    const note: ScenePart = { kind: 'notification', title: { text: '{file}' }, text: { ghost: 30 }, mark: 'tap' };
    const rows = [{ ghost: 50 }, { label: 'a', mark: 'tap' }] as const;
    expect(hasFinger([title, { kind: 'group', rows }, note])).toBe(false);
    expect(hasFinger([title, { kind: 'group', rows: [...rows, { label: 'b', hand: true }] }])).toBe(true);
    expect(hasFinger([title, { ...note, hand: true }])).toBe(true);
  });
});
