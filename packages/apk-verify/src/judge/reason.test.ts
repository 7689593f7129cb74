import { expect, it } from 'vitest';
import { craftApk } from '../../testing/craft.ts';
import { page } from '../../testing/verdicts.ts';
import { verifyApk } from '../node/index.ts';
import { reason } from './reason.ts';

it.each([
  ['an app that nothing speaks against', craftApk({ sign: { v2: [page] } }), {}, null],
  ['an unsigned one', craftApk({ sign: null }), {}, 'unsigned'],
  ['a web page', new TextEncoder().encode('<!doctype html><title>Login</title>'), {}, 'html'],
  ['another app', craftApk({ sign: { v2: [page] } }), { wanted: 'org.example.other' }, 'another-app'],
  ['one for newer phones', craftApk({ sdk: { min: 36 } }), { phone: { sdk: 30 } }, 'FAILED_OLDER_SDK'],
])('%s', async (_, file, options, why) => {
  expect(reason((await verifyApk(file, options)).verdict)).toBe(why);
});
