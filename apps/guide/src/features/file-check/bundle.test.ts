import type { Obstacle, Verdict } from '@sideguide/apk-verify';
import { describe, expect, it } from 'vitest';
import { bundleKeysOf, headlineOf } from './headline.tsx';

type Bundle = Extract<Verdict, { answer: 'not-an-app' }>;

const base = (answer: string, more: object = {}) => ({
  answer,
  package: 'org.example.app',
  identity: { who: 'genuine', channel: 'example.org', rotated: false },
  installability: { installs: 'yes', obstacles: [], asks: [] },
  ...more,
});
const differing = (differs: string) => ({
  code: 'FAILED_INVALID_APK',
  status: 'invalid',
  certainty: 'sure',
  detail: { part: 'de.apk', differs },
});
const bundle = (inside: object | undefined, ...obstacles: readonly object[]) =>
  ({
    answer: 'not-an-app',
    kind: 'apks',
    ...(inside && { base: inside }),
    set: { installs: obstacles.length > 0 ? 'no' : 'yes', parts: 2, obstacles: obstacles as readonly Obstacle[] },
  }) as unknown as Bundle;
const nameless = {
  code: 'PARSE_FAILED_BAD_PACKAGE_NAME',
  status: 'invalid',
  certainty: 'sure',
  detail: { name: 'a b' },
};
const headline = (verdict: Bundle) => {
  const { sign, text } = headlineOf(verdict, { facts: null, entries: [], tag: 'en' }, (key) => key);
  return [sign, text];
};

describe('a bundle', () => {
  it.each([
    ['of a genuine app', bundle(base('genuine')), ['bundle-genuine', 'bundle-together']],
    ['of an app that is not known', bundle(base('unknown-app')), ['bundle-unknown', 'bundle-together']],
    ['with a part that Android refuses', bundle(base('genuine'), nameless), ['bundle-genuine', 'bundle-refused']],
    ['for other phones', bundle(base('will-not-install')), ['bundle-refused', 'bundle-together']],
    ['without a single base', bundle(undefined), ['bundle-open']],
    ['with a part of another app', bundle(base('genuine'), differing('package')), ['obstacle-built-wrong']],
  ])('%s is described', (_, verdict, keys) => {
    expect(bundleKeysOf(verdict)).toEqual(keys);
    expect(headline(verdict)).toEqual(['no', 'not-bundle-then']);
  });

  it.each([
    ['with a stranger’s part', bundle(base('genuine'), differing('signers')), 'bundle-apart'],
    ['with a part of another version', bundle(base('genuine'), differing('version')), 'bundle-apart'],
    ['with a part that was changed', bundle(base('genuine'), differing('signature')), 'danger-altered'],
    ['with a base of somebody else', bundle(base('do-not-install', { danger: 'mismatch' })), 'danger-mismatch'],
    [
      'with a borrowed name',
      bundle(base('unknown-app', { identity: { who: 'unknown-app', resembles: ['a.b'], sameSigner: [] } })),
      'lookalike-why',
    ],
  ])('%s is a warning', (_, verdict, text) => {
    expect(headline(verdict)).toEqual(['stop', text]);
  });
});
