import { expect, it } from 'vitest';
import { className, isPackageName, isSharedUserId, isSplitName } from './names.ts';

it.each(['a.b', 'org.example.App_1', 'A.B', 'android', 'a..b', 'a.b.', '.a', 'x.y2.z_', `a.${'b'.repeat(221)}`])(
  'takes %s as a package',
  (name) => {
    expect(isPackageName(name)).toBe(true);
  },
);

it.each([
  '',
  'app',
  '.',
  '..',
  '1a.b',
  'a.1b',
  'a._b',
  'a.b-c',
  'a.b c',
  'a.b\0',
  'a.b\n',
  'a/b.c',
  'ä.b',
  'a.б',
  'a.b\u202e',
  `a.${'b'.repeat(222)}`,
  `${'a'.repeat(50_000)}!`,
])('refuses %j as a package', (name) => {
  expect(isPackageName(name)).toBe(false);
});

it('has the same rules for shared users, and no dot for splits', () => {
  expect(isSharedUserId('com.termux')).toBe(true);
  expect(isSharedUserId('android')).toBe(false);
  expect(isSharedUserId('termux')).toBe(false);
  expect(isSplitName('config.arm64_v8a')).toBe(true);
  expect(isSplitName('feature')).toBe(true);
  expect(isSplitName('')).toBe(false);
  expect(isSplitName('a/b')).toBe(false);
});

it('completes names of classes', () => {
  expect(className('a.b', '.C')).toBe('a.b.C');
  expect(className('a.b', 'C')).toBe('a.b.C');
  expect(className('a.b', 'x.C')).toBe('x.C');
});
