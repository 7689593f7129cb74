import { describe, expect, it } from 'vitest';
import { textPlaces, textPlacesWith } from './places.ts';

const place = (key: string, text: string) => ({ key, text, file: 'a.json' });
const places = [
  place('open', 'Open {file} in {label:files}.'),
  place('title', 'Open the file'),
  place('other', 'Open the file'),
  place('bare', '{n}'),
  place('sign', 'What? (really)'),
];
const keys = (found: readonly { key: string }[]) => found.map(({ key }) => key);

describe('textPlaces and textPlacesWith', () => {
  it.each([
    ['Open the file', ['title', 'other']],
    ['Open  the\nfile ', ['title', 'other']],
    ['Open \u2068a.apk\u2069 in “Files”.', ['open']],
    ['What? (really)', ['sign']],
    ['What', []],
    ['7', []],
    ['', []],
  ])('find for %j: %j', (text, found) => {
    expect(keys(textPlaces(text, places))).toEqual(found);
  });

  it('find a text by an excerpt, ignoring case', () => {
    expect(keys(textPlacesWith('open THE', places))).toEqual(['title', 'other']);
    expect(keys(textPlacesWith('Open the file', places))).toEqual(['title', 'other']);
    expect(keys(textPlacesWith('nowhere', places))).toEqual([]);
    expect(keys(textPlacesWith(' ', places))).toEqual([]);
  });

  it('find a text by an excerpt with labels and names in its slots', () => {
    const long = [...places, place('tap', 'Tap {label:downloads}, then tap {file}. Wait a little.')];
    expect(keys(textPlacesWith('Downloads, then tap F-Droid.apk. Wait', long))).toEqual([]);
    expect(keys(textPlacesWith('tap “Downloads”, then tap F-Droid.apk. Wait', long))).toEqual(['tap']);
    expect(keys(textPlacesWith('then tap F-Droid.apk', long))).toEqual(['tap']);
    expect(keys(textPlacesWith('then go home', long))).toEqual([]);
    expect(keys(textPlacesWith('Open it', places))).toEqual([]);
  });
});
