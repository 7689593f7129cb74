import { expect, describe as group, it } from 'vitest';
import type { Quote } from '#lib/model/quote.ts';
import type { Scene } from '#lib/model/scene.ts';
import { describe } from './describe.ts';

const labels: Record<string, Quote> = {
  settings: { text: 'Settings', lang: 'en', dir: 'ltr' },
  unknown: { text: 'Install unknown apps', lang: 'en', dir: 'ltr' },
  allow: { text: 'Allow from this source', lang: 'en', dir: 'ltr' },
  foreign: { text: '授权', lang: 'zh', dir: 'ltr', gloss: 'Allow' },
  dollar: { text: 'Pay $& now', lang: 'en', dir: 'ltr' },
};
const words = {
  screen: 'On the screen “{label}”',
  tap: 'tap “{label}”',
  hold: 'press and hold “{label}”',
  look: 'look at “{label}”',
  switchOn: 'turn on “{label}”',
  switchOff: 'turn off “{label}”',
  padlock: 'tap the padlock',
  menu: 'tap the three dots',
  next: 'then',
};
const said = (parts: Scene['parts'], ...more: Scene['parts'][]) =>
  describe(
    [parts, ...more].map((each) => ({ parts: each })),
    (label) => labels[label] as Quote,
    (text) => text.replace('{app}', 'F-Droid').replace('{file}', 'F-Droid.apk'),
    words,
  );

group('describe', () => {
  it('says the title, then each marked thing, and leaves out neighbours and ghosts', () => {
    const text = said([
      { kind: 'title', words: { label: 'settings' } },
      { kind: 'group', rows: [{ ghost: 60 }, { label: 'unknown', mark: 'tap' }, { label: 'allow' }] },
    ]);
    expect(text).toBe('On the screen “Settings”, tap “Install unknown apps”');
  });

  it('joins scenes and turns switches', () => {
    const text = said(
      [{ kind: 'group', rows: [{ label: 'unknown', mark: 'tap' }] }],
      [{ kind: 'group', rows: [{ label: 'allow', switch: 'on', mark: 'tap' }] }],
      [{ kind: 'group', rows: [{ label: 'allow', switch: 'off', mark: 'tap', hand: true }] }],
    );
    expect(text).toBe(
      'tap “Install unknown apps” then turn on “Allow from this source” then turn off “Allow from this source”',
    );
  });

  it('skips silent scenes and ghost titles', () => {
    expect(said([{ kind: 'title', words: { ghost: 40 } }], [{ kind: 'icons', mark: 'hold' }])).toBe(
      'press and hold “F-Droid”',
    );
    expect(said([])).toBe('');
  });

  it('only looks at what is only read, switch or not', () => {
    expect(said([{ kind: 'group', rows: [{ label: 'allow', switch: 'on', mark: 'look' }] }])).toBe(
      'look at “Allow from this source”',
    );
  });

  it('reads a message by its title or its text, then box and buttons', () => {
    const text = said([
      {
        kind: 'dialog',
        text: { label: 'unknown' },
        check: { label: 'allow', mark: 'tap' },
        buttons: [{ label: 'settings' }, { label: 'foreign', mark: 'tap' }],
      },
    ]);
    expect(text).toBe('On the screen “Install unknown apps”, tap “Allow from this source”, tap “授权 (Allow)”');
  });

  it('names files, menus and the padlock', () => {
    expect(said([{ kind: 'notification', title: { text: '{file}' }, text: { ghost: 50 }, mark: 'tap' }])).toBe(
      'tap “F-Droid.apk”',
    );
    expect(said([{ kind: 'title', words: { label: 'settings' }, menu: 'tap' }])).toBe(
      'On the screen “Settings”, tap the three dots',
    );
    expect(said([{ kind: 'recents', action: 'padlock' }])).toBe('look at “F-Droid”, tap the padlock');
  });

  it('keeps dollar signs and puts no space before punctuation', () => {
    const one: Scene['parts'] = [{ kind: 'group', rows: [{ label: 'dollar', mark: 'tap' }] }];
    expect(
      describe([{ parts: one }, { parts: one }], (label) => labels[label] as Quote, String, {
        ...words,
        next: ', then',
      }),
    ).toBe('tap “Pay $& now”, then tap “Pay $& now”');
  });
});
