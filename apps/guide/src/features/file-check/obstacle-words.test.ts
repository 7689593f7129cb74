import { installability } from '@sideguide/apk-verify';
import { goodFacts } from '@sideguide/apk-verify/testing';
import { expect, it } from 'vitest';
import { obstacleKind } from './obstacle-words.ts';

it.each([
  ['a newer Android', { minSdk: 35 }, 'older'],
  ['a preview of Android', { codename: 'Baklava' }, 'preview'],
  ['an SDK extension', { extensions: [{ sdk: 30, version: 3 }] }, 'missing'],
  ['a malformed SDK extension', { extensions: [{ sdk: 29, version: 3 }] }, 'built-wrong'],
  ['a permission group that few phones define', { permissionGroups: ['com.other.GROUP'] }, 'missing'],
  ['a permission group of another app', { ownPermissionGroups: ['com.other.GROUP'] }, 'other-app'],
  ['a version of a library that may be there', { isVersioned: true }, 'other-app'],
  ['the name of Android itself', { package: 'android' }, 'built-wrong'],
  ['a part of an app', { split: 'config.de' }, 'part'],
])('%s has its words', (_, changes, kind) => {
  const { obstacles } = installability({ ...goodFacts, ...changes }, { sdk: 34, abis: [], installed: null });
  expect(obstacles.map(obstacleKind)).toEqual([kind]);
});
