import { describe, expect, it } from 'vitest';
import { placesOf, placesWith } from './places.ts';

const place = (key: string, text: string) => ({ key, text, file: 'a.json' });
const all = [
  place('open', 'Open {file} in {label:files}.'),
  place('title', 'Open the file'),
  place('other', 'Open the file'),
  place('bare', '{n}'),
  place('sign', 'What? (really)'),
];
const keys = (found: readonly { key: string }[]) => found.map(({ key }) => key);

describe('a text that is shown', () => {
  it.each([
    ['Open the file', ['title', 'other']],
    ['Open  the\nfile ', ['title', 'other']],
    ['Open \u2068a.apk\u2069 in “Files”.', ['open']],
    ['What? (really)', ['sign']],
    ['What', []],
    ['7', []],
    ['', []],
  ])('%j comes from %j', (shown, found) => {
    expect(keys(placesOf(shown, all))).toEqual(found);
  });

  it('is found by a part of it too, whatever its capitals', () => {
    expect(keys(placesWith('open THE', all))).toEqual(['title', 'other']);
    expect(keys(placesWith('Open the file', all))).toEqual(['title', 'other']);
    expect(keys(placesWith('nowhere', all))).toEqual([]);
    expect(keys(placesWith(' ', all))).toEqual([]);
  });

  it('is found by a part that has the phone’s words and names in it', () => {
    const long = [...all, place('tap', 'Tap {label:downloads}, then tap {file}. Wait a little.')];
    expect(keys(placesWith('Downloads, then tap F-Droid.apk. Wait', long))).toEqual([]);
    expect(keys(placesWith('tap “Downloads”, then tap F-Droid.apk. Wait', long))).toEqual(['tap']);
    expect(keys(placesWith('then tap F-Droid.apk', long))).toEqual(['tap']);
    expect(keys(placesWith('then go home', long))).toEqual([]);
    expect(keys(placesWith('Open it', all))).toEqual([]);
  });
});
