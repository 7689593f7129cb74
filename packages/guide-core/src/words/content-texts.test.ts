import { describe, expect, it } from 'vitest';
import { findExcerpt, findShownText } from './content-texts.ts';

const entry = (key: string, text: string) => ({ key, text, file: 'a.json' });
const texts = [
  entry('open', 'Open {file} in {label:files}.'),
  entry('title', 'Open the file'),
  entry('other', 'Open the file'),
  entry('bare', '{n}'),
  entry('sign', 'What? (really)'),
];
const keys = (found: readonly { key: string }[]) => found.map(({ key }) => key);

describe('findShownText and findExcerpt', () => {
  it.each([
    ['Open the file', ['title', 'other']],
    ['Open  the\nfile ', ['title', 'other']],
    ['Open \u2068a.apk\u2069 in “Files”.', ['open']],
    ['What? (really)', ['sign']],
    ['What', []],
    ['7', []],
    ['', []],
  ])('find for %j: %j', (text, found) => {
    expect(keys(findShownText(text, texts))).toEqual(found);
  });

  it('find a text by an excerpt, ignoring case', () => {
    expect(keys(findExcerpt('open THE', texts))).toEqual(['title', 'other']);
    expect(keys(findExcerpt('Open the file', texts))).toEqual(['title', 'other']);
    expect(keys(findExcerpt('nowhere', texts))).toEqual([]);
    expect(keys(findExcerpt(' ', texts))).toEqual([]);
  });

  it('find a text by an excerpt with labels and names in its slots', () => {
    const long = [...texts, entry('tap', 'Tap {label:downloads}, then tap {file}. Wait a little.')];
    expect(keys(findExcerpt('Downloads, then tap F-Droid.apk. Wait', long))).toEqual([]);
    expect(keys(findExcerpt('tap “Downloads”, then tap F-Droid.apk. Wait', long))).toEqual(['tap']);
    expect(keys(findExcerpt('then tap F-Droid.apk', long))).toEqual(['tap']);
    expect(keys(findExcerpt('then go home', long))).toEqual([]);
    expect(keys(findExcerpt('Open it', texts))).toEqual([]);
  });
});
