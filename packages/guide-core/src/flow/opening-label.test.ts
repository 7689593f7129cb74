import { describe, expect, it } from 'vitest';
import type { Scene } from '../schema/scene.ts';
import { openingLabel } from './opening-label.ts';

const list: Scene = {
  parts: [
    { kind: 'title', words: { label: 'settings' } },
    { kind: 'group', rows: [{ label: 'apps', mark: 'tap' }] },
  ],
};
const dialog: Scene = {
  parts: [
    { kind: 'title', words: { text: '{app}' } },
    { kind: 'dialog', title: { text: '{app}' }, text: { label: 'blocked' }, buttons: [{ label: 'ok', mark: 'tap' }] },
  ],
};

describe('openingLabel', () => {
  it('returns the label of the message that comes up first', () => {
    expect(openingLabel([dialog, list])).toBe('blocked');
    expect(openingLabel([{ parts: [{ kind: 'unlock', by: 'pin', words: { label: 'verify' } }] }])).toBe('verify');
  });

  it('returns undefined if the drawings begin with another screen, or if the message has no label', () => {
    expect(openingLabel([list, dialog])).toBeUndefined();
    expect(openingLabel([{ parts: [{ kind: 'unlock', by: 'pin' }] }])).toBeUndefined();
    expect(openingLabel([])).toBeUndefined();
  });
});
