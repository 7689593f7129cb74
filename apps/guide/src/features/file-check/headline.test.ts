import type { Verdict } from '@sideguide/apk-verify';
import { expect, it } from 'vitest';
import { headlineOf } from './headline.tsx';

const genuine = { who: 'genuine', channel: 'example.org', rotated: false };
const stranger = { who: 'unknown-app', resembles: [], sameSigner: [] };

it.each([
  ['genuine', genuine, 'go-on'],
  ['other-channel', genuine, 'go-on'],
  ['will-not-install', genuine, 'get-again'],
  ['will-not-install', stranger, 'get-again'],
  ['unknown-app', stranger, 'compare'],
  ['debug-key', stranger, 'compare'],
  ['not-judged', stranger, 'compare'],
  ['another-app', genuine, 'choose-other'],
  ['do-not-install', stranger, 'get-genuine'],
])('what comes after %s, %o: %s', (answer, identity, act) => {
  const verdict = {
    ...{ answer, identity, package: 'org.example.app', wanted: 'org.example.wanted', danger: 'altered' },
    installability: { installs: 'no', obstacles: [], asks: [] },
  } as unknown as Verdict;
  expect(headlineOf(verdict, { facts: null, entries: [], tag: 'en' }, (key) => key).act).toBe(act);
});
