import { expect, it } from 'vitest';
import { readableSource, sourceUrl } from './source-url.ts';

it.each([
  ['support.google.com/android/answer/12623953', 'https://support.google.com/android/answer/12623953'],
  ['a report (shop.example/55385.html), read twice', 'https://shop.example/55385.html'],
  ['reports; owner/an-app #676 (2025-12)', 'https://github.com/owner/an-app/issues/676'],
  ['AOSP PackageInstaller strings, packages/PackageInstaller/res/values', undefined],
  ['source.android.com, APK signature scheme v2 and v3', undefined],
  ['Issue threads (AppLock #31)', undefined],
])('%s has the address %s', (source, url) => {
  expect(sourceUrl(source)).toBe(url);
});

it.each([
  ['per language, see lang_sources', ''],
  ['per language, see lang_sources; app source tested on ColorOS 16.1', 'app source tested on ColorOS 16.1'],
  ['AOSP PackageInstaller #update (per-language files in lang_sources)', 'AOSP PackageInstaller #update'],
  ['installer strings MIUI 12', 'installer strings MIUI 12'],
])('of “%s”, readers are shown “%s”', (source, shown) => {
  expect(readableSource(source)).toBe(shown);
});
