import { expect, describe as group, it } from 'vitest';
import type { Quote } from '../model/quote.ts';
import type { Scene } from '../schema/scene.ts';
import { describe, joinDescriptions } from './describe.ts';

const labels: Record<string, Quote> = {
  settings: { text: 'Settings', lang: 'en', dir: 'ltr' },
  unknown: { text: 'Install unknown apps', lang: 'en', dir: 'ltr' },
  allow: { text: 'Allow from this source', lang: 'en', dir: 'ltr' },
  foreign: { text: '授权', lang: 'zh', dir: 'ltr', gloss: 'Allow' },
  dollar: { text: 'Pay $& now', lang: 'en', dir: 'ltr' },
};
const words = {
  screen: 'On the screen “{label}”',
  says: 'The phone says “{label}”',
  home: 'On the home screen',
  recents: 'In the recent apps',
  tap: 'tap “{label}”',
  hold: 'press and hold “{label}”',
  look: 'look at “{label}”',
  switchOn: 'turn on “{label}”',
  switchOff: 'turn off “{label}”',
  choose: 'choose “{label}”',
  tick: 'tick “{label}”',
  count: 'wait, then tap “{label}”',
  type: 'type “{label}”',
  find: 'tap the search',
  holdCard: 'hold the card of “{label}”',
  pullCard: 'pull the card of “{label}”',
  locked: 'a padlock on “{label}”',
  padlock: 'tap the padlock',
  menu: 'tap the three dots',
  gear: 'tap the cogwheel',
  'from-top': 'pull down',
  'from-bottom': 'swipe up',
  scroll: 'scroll',
  near: 'beside “{label}”',
  pin: 'a code is asked for',
  fingerprint: 'a fingerprint is asked for',
  split: 'this above, “{label}” below',
  progress: 'wait',
  next: 'then',
  comma: ', ',
};
const fill = (text: string) => text.replace('{app}', 'F-Droid').replace('{file}', 'F-Droid.apk');
const describeParts = (parts: Scene['parts'], ...otherScenes: Scene['parts'][]) =>
  joinDescriptions(
    describe(
      [parts, ...otherScenes].map((sceneParts) => ({ parts: sceneParts })),
      (label) => labels[label] as Quote,
      fill,
      words,
    ),
    words.next,
  );

group('describe', () => {
  it('names the title, the marked thing and its neighbours, and omits ghosts', () => {
    const text = describeParts([
      { kind: 'title', words: { label: 'settings' } },
      { kind: 'group', rows: [{ ghost: 60 }, { label: 'unknown', mark: 'tap' }, { label: 'allow' }] },
    ]);
    expect(text).toBe('On the screen “Settings”, tap “Install unknown apps”, beside “Allow from this source”');
  });

  it('joins scenes, and tells turning on from turning off', () => {
    const text = describeParts(
      [{ kind: 'group', rows: [{ label: 'unknown', mark: 'tap' }] }],
      [{ kind: 'group', rows: [{ label: 'allow', switch: 'on', mark: 'tap' }] }],
      [{ kind: 'group', rows: [{ label: 'allow', switch: 'off', mark: 'tap' }] }],
    );
    expect(text).toBe(
      'tap “Install unknown apps” then turn on “Allow from this source” then turn off “Allow from this source”',
    );
  });

  it('skips scenes and titles without words', () => {
    expect(describeParts([{ kind: 'title', words: { ghost: 40 } }], [{ kind: 'icons', mark: 'hold' }])).toBe(
      'On the home screen, press and hold “F-Droid”',
    );
    expect(describeParts([])).toBe('');
  });

  it('says “look at” for a thing that is only read, even a switch', () => {
    expect(describeParts([{ kind: 'group', rows: [{ label: 'allow', switch: 'on', mark: 'look' }] }])).toBe(
      'look at “Allow from this source”',
    );
  });

  it('describes a message by its title and text, then box and buttons', () => {
    const text = describeParts([
      {
        kind: 'dialog',
        text: { label: 'unknown' },
        check: { label: 'allow', mark: 'tap' },
        buttons: [{ label: 'settings' }, { label: 'foreign', mark: 'tap' }],
      },
    ]);
    expect(text).toBe(
      'The phone says “Install unknown apps”, tick “Allow from this source”, tap “授权 (Allow)”, beside “Settings”',
    );
  });

  it('names files, menus, the cogwheel and the padlock', () => {
    expect(describeParts([{ kind: 'notification', title: { text: '{file}' }, text: { ghost: 50 }, mark: 'tap' }])).toBe(
      'tap “F-Droid.apk”',
    );
    expect(describeParts([{ kind: 'title', words: { label: 'settings' }, menu: 'tap' }])).toBe(
      'On the screen “Settings”, tap the three dots',
    );
    expect(describeParts([{ kind: 'title', words: { label: 'settings' }, menu: 'tap', sign: 'gear' }])).toBe(
      'On the screen “Settings”, tap the cogwheel',
    );
    expect(describeParts([{ kind: 'recents', action: 'padlock' }])).toBe(
      'In the recent apps, look at “F-Droid”, tap the padlock',
    );
  });

  it('separates pieces and names as the language does, each name in its own quotation marks', () => {
    const rows = [{ label: 'unknown', mark: 'tap' }, { label: 'settings' }, { label: 'allow' }] as const;
    const chinese = { ...words, tap: '点“{label}”', near: '旁边有“{label}”', comma: '，' };
    expect(describe([{ parts: [{ kind: 'group', rows }] }], (label) => labels[label]!, fill, chinese)).toEqual([
      '点“Install unknown apps”，旁边有“Settings”，“Allow from this source”',
    ]);
    expect(joinDescriptions(['点“设置”', '点“允许”'], '，然后')).toBe('点“设置”，然后点“允许”');
  });

  it('keeps dollar signs, and inserts no space before punctuation', () => {
    const parts: Scene['parts'] = [{ kind: 'group', rows: [{ label: 'dollar', mark: 'tap' }] }];
    const alts = describe([{ parts: parts }, { parts: parts }], (label) => labels[label] as Quote, String, words);
    expect(joinDescriptions(alts, ', then')).toBe('tap “Pay $& now”, then tap “Pay $& now”');
  });

  it('distinguishes gestures, choices, searching and waiting', () => {
    expect(
      describeParts(
        [{ kind: 'search', words: { ghost: 40 }, mark: 'tap' }],
        [
          { kind: 'search', words: { label: 'unknown' } },
          { kind: 'group', rows: [{ label: 'unknown', mark: 'tap' }] },
        ],
      ),
    ).toBe('tap the search then type “Install unknown apps”, tap “Install unknown apps”');
    expect(describeParts([{ kind: 'group', rows: [{ label: 'allow', radio: 'on', mark: 'tap' }] }])).toBe(
      'choose “Allow from this source”',
    );
    const buttons = [{ label: 'allow', mark: 'tap', count: 5 }] as const;
    expect(describeParts([{ kind: 'page', title: { text: '{app}' }, text: { label: 'unknown' }, buttons }])).toBe(
      'The phone says “F-Droid”, “Install unknown apps”, wait, then tap “Allow from this source”',
    );
    expect(describeParts([{ kind: 'icons' }, { kind: 'swipe', move: 'from-bottom' }])).toBe(
      'On the home screen, swipe up',
    );
    expect(describeParts([{ kind: 'unlock', by: 'pin' }], [{ kind: 'split', words: { label: 'settings' } }])).toBe(
      'a code is asked for then this above, “Settings” below',
    );
  });
});
