import { expect, it } from 'vitest';
import { type Craft, craftApk } from '../../testing/craft.ts';
import { by, entryOf, evil, page, store } from '../../testing/verdicts.ts';
import { verifyApk } from '../node/index.ts';
import type { VerifyOptions } from '../options.ts';
import { verdictKey } from './verdict-key.ts';

const known = [entryOf(page, store), { ...entryOf(evil), package: 'org.example.other', name: 'Other' }];
const wanted = 'org.example.other';
const old = { phone: { sdk: 23 } };
/** A known app's name on a package and by a signer of its own. */
const borrowed: Craft = { package: 'org.stranger', sign: by(evil) };
const stranger: Craft = { ...borrowed, label: 'Something' };
const newOnly = { min: 33 };

it.each<[string, Craft, VerifyOptions, string]>([
  ['a known app', { sign: by(page) }, {}, 'genuine'],
  ['of another place', { sign: by(store) }, {}, 'other-channel'],
  ['for newer phones', { sign: by(page), sdk: newOnly }, old, 'too-old'],
  ['that no phone takes', { sign: by(page), application: { testOnly: true } }, {}, 'refused'],
  ['in place of the chosen one', { sign: by(page) }, { wanted }, 'another-genuine'],
  ['by somebody else', { sign: by(evil) }, {}, 'danger-mismatch'],
  ['an unknown app', stranger, {}, 'unknown'],
  ['an unknown app for newer phones', { ...stranger, sdk: newOnly }, old, 'refused-unknown'],
  ['an unknown app in place of the chosen one', stranger, { wanted }, 'another-unknown'],
  ['a borrowed name', borrowed, {}, 'lookalike'],
  ['a borrowed name for newer phones', { ...borrowed, sdk: newOnly }, old, 'lookalike'],
  ['a borrowed name in place of the chosen one', borrowed, { wanted }, 'lookalike'],
  ['nobody’s signature', { sign: null }, {}, 'danger-unsigned'],
])('%s', async (_, craft, options, key) => {
  const { verdict } = await verifyApk(craftApk(craft), { known, ...options });
  expect(verdictKey(verdict)).toBe(key);
});

it('a web page', async () => {
  const { verdict } = await verifyApk(new TextEncoder().encode('<!doctype html><title>Login</title>'));
  expect(verdictKey(verdict)).toBe('not-html');
});
