import { describe, expect, it } from 'vitest';
import type { Address } from './address.ts';
import { resumable, splitHref } from './resume.ts';

const last = '/miui/downloadapps?app=org.example.app&os=a-2&rom=cn&lang=ur&labels=ru#open-file';

describe('resumable', () => {
  it.each<[string, Address, string | undefined, string]>([
    ['on Home', { path: '/' }, undefined, last],
    ['on its skin’s own page', { path: '/miui' }, 'miui', last],
    ['with the same app in the address', { path: '/', app: 'org.example.app' }, undefined, last],
    [
      'in the language of the address',
      { path: '/', lang: 'ta' },
      undefined,
      '/miui/downloadapps?app=org.example.app&os=a-2&rom=cn&lang=ta&labels=ru#open-file',
    ],
    [
      'on its skin’s own page with the answers given there',
      { path: '/miui', os: 'a-3', labels: 'en' },
      'miui',
      '/miui/downloadapps?app=org.example.app&os=a-3&rom=cn&lang=ur&labels=en#open-file',
    ],
    ['with its own answers elsewhere', { path: '/service', os: 'a-3', rom: 'global' }, undefined, last],
  ])('returns the place %s', (_where, current, skin, expected) => {
    expect(resumable(last, current, skin)).toBe(expected);
  });

  it.each<[string, string | undefined, Address, string | undefined]>([
    ['nothing is remembered', undefined, { path: '/' }, undefined],
    ['another skin is shown', last, { path: '/coloros' }, 'coloros'],
    ['the address names another app', last, { path: '/', app: 'org.example.other' }, undefined],
    ['the address names an app and the place none', '/miui/service', { path: '/', app: 'org.example.app' }, 'miui'],
  ])('returns no place if %s', (_why, place, current, skin) => {
    expect(resumable(place, current, skin)).toBeUndefined();
  });
});

it.each([
  ['/miui?os=a#b?c', '/miui', '?os=a', '#b?c'],
  ['/miui#b', '/miui', '', '#b'],
  ['/', '/', '', ''],
])('splitHref splits %s as a browser does', (href, pathname, search, hash) => {
  expect(splitHref(href)).toEqual({ pathname, search, hash });
});
