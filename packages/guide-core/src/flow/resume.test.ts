import { describe, expect, it } from 'vitest';
import type { Address } from './address.ts';
import { resumable, splitHref } from './resume.ts';

const newest = '/miui/downloadapps?app=org.example.app&os=a-2&rom=cn&lang=ur&labels=ru#open-file';
const older = '/coloros/downloadapps?app=org.example.app#keep-file';
const plain = '/miui/service?os=a-1#turn-on';
const places = [newest, older, plain];

describe('resumable', () => {
  it.each<[string, Address, string | undefined, string]>([
    ['the newest place on Home', { path: '/' }, undefined, newest],
    ['that of the skin on its own page', { path: '/coloros' }, 'coloros', older],
    ['that of the app in the address', { path: '/', app: 'org.example.app' }, undefined, newest],
    [
      'it in the language of the address',
      { path: '/', lang: 'ta' },
      undefined,
      '/miui/downloadapps?app=org.example.app&os=a-2&rom=cn&lang=ta&labels=ru#open-file',
    ],
    [
      'it with the answers given on its skin’s own page',
      { path: '/miui', os: 'a-3', labels: 'en' },
      'miui',
      '/miui/downloadapps?app=org.example.app&os=a-3&rom=cn&lang=ur&labels=en#open-file',
    ],
    ['it with its own answers elsewhere', { path: '/service', os: 'a-3', rom: 'global' }, undefined, newest],
    [
      'inside a flow the step of this flow, and all else as the address says',
      { path: '/miui/service', app: 'org.example.app', os: 'a-3', step: 'messages', say: 'x' },
      'miui',
      '/miui/downloadapps?app=org.example.app&os=a-3#open-file',
    ],
    [
      'inside a flow without an app the step without one',
      { path: '/result/miui', lang: 'tr', helper: 'ur' },
      'miui',
      '/miui/service?lang=tr&helper=ur#turn-on',
    ],
  ])('returns %s', (_what, current, skin, expected) => {
    expect(resumable(places, current, skin)).toBe(expected);
  });

  it.each<[string, readonly string[], Address, string | undefined]>([
    ['nothing is remembered', [], { path: '/' }, undefined],
    ['another skin is shown', [newest], { path: '/coloros' }, 'coloros'],
    ['the address names another app', places, { path: '/', app: 'org.example.other' }, undefined],
    ['the address names an app and the place none', [plain], { path: '/', app: 'org.example.app' }, undefined],
    ['another app is installed here', places, { path: '/miui/service', app: 'org.example.other' }, 'miui'],
    ['no app is chosen inside this flow', [newest], { path: '/miui/downloadapps' }, 'miui'],
  ])('returns no place if %s', (_why, known, current, skin) => {
    expect(resumable(known, current, skin)).toBeUndefined();
  });
});

it.each([
  ['/miui?os=a#b?c', '/miui', '?os=a', '#b?c'],
  ['/miui#b', '/miui', '', '#b'],
  ['/', '/', '', ''],
])('splitHref splits %s as a browser does', (href, pathname, search, hash) => {
  expect(splitHref(href)).toEqual({ pathname, search, hash });
});
