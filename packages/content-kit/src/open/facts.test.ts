import { expect, it } from 'vitest';
import { sourceUrl } from './facts.ts';

it.each([
  ['support.google.com/android/answer/12623953', 'https://support.google.com/android/answer/12623953'],
  ['a report (shop.example/55385.html), read twice', 'https://shop.example/55385.html'],
  ['AOSP PackageInstaller strings, packages/PackageInstaller/res/values', undefined],
  ['source.android.com, APK signature scheme v2 and v3', undefined],
  ['Issue threads (AppLock #31)', undefined],
])('%s has the address %s', (source, url) => {
  expect(sourceUrl(source)).toBe(url);
});
