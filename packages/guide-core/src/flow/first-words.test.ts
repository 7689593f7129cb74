import { describe, expect, it } from 'vitest';
import type { Scene } from '../model/scene.ts';
import { firstWords } from './first-words.ts';

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

describe('firstWords', () => {
  it('are those of the message that comes up first', () => {
    expect(firstWords([dialog, list])).toBe('blocked');
    expect(firstWords([{ parts: [{ kind: 'unlock', by: 'pin', words: { label: 'verify' } }] }])).toBe('verify');
  });

  it('are none where the reader begins on another screen, or the message has no words that are known', () => {
    expect(firstWords([list, dialog])).toBeUndefined();
    expect(firstWords([{ parts: [{ kind: 'unlock', by: 'pin' }] }])).toBeUndefined();
    expect(firstWords([])).toBeUndefined();
  });
});
