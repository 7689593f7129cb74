import { expect, it } from 'vitest';
import { nextLink, unsafeSchemes } from './next-link.ts';

it.each([
  ['https://panel.example/sub/a1?b=c#d', 'panel.example'],
  ['https://panel.example:2096/sub', 'panel.example:2096'],
  ['https://xn--80ak6aa92e.example/', 'xn--80ak6aa92e.example'],
  ['vpn://install-config?url=https%3A%2F%2Fpanel.example', 'vpn://install-config'],
  ['fdroidrepos://apps.example/fdroid/repo?fingerprint=AB', 'fdroidrepos://apps.example'],
  ['vpn:a1b2', 'vpn:'],
])('%s leads to %s', (text, host) => {
  expect(nextLink(text, ['vpn', 'fdroidrepos'])).toEqual({ href: text, host });
});

it.each([
  undefined,
  '',
  'http://panel.example/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,a',
  'intent://a/#Intent;scheme=https;end',
  'other://panel.example/',
  'https:panel.example',
  'https://bank.example@evil.example/',
  'https://bank.example:pass@evil.example/',
  'https://3232235777/',
  'https://192.168.1.1/',
  'https://panel',
  'https://panel.example\\@evil.example/',
  'https://panel.example/"onclick=',
  'https://панель.example/',
  'https://panel.example/\u202e',
  'vpn://bank.example@evil.example/',
  `https://panel.example/${'a'.repeat(2000)}`,
])('%s is no link', (text) => {
  expect(nextLink(text, ['vpn'])).toBeUndefined();
});

it('opens no unsafe scheme, even if it is listed', () => {
  for (const scheme of unsafeSchemes.filter((one) => one !== 'https'))
    expect(nextLink(`${scheme}://panel.example/`, unsafeSchemes)).toBeUndefined();
});
