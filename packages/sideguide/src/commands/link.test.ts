import { formatAddress } from '@sideguide/guide-core/flow';
import { expect, it } from 'vitest';
import { content } from '../../../content-kit/test/content.ts';
import { checkedNext, linkAddress } from './link.ts';

it.each([
  [{}, '/'],
  [{ app: 'org.fdroid.fdroid', lang: 'ur' }, '/?app=org.fdroid.fdroid&lang=ur'],
  [{ skin: 'coloros', lang: 'ta' }, '/coloros?lang=ta'],
  [{ skin: 'miui', os: 'hyperos-2', rom: 'global' }, '/miui?os=hyperos-2&rom=global'],
  [
    { skin: 'miui', os: 'hyperos-2', rom: 'global', step: 'allow-source' },
    '/miui/downloadapps?os=hyperos-2&rom=global#allow-source',
  ],
  [
    { skin: 'miui', step: 'battery-saver', app: 'org.fdroid.fdroid' },
    '/miui/service?app=org.fdroid.fdroid#battery-saver',
  ],
  [{ skin: 'miui', step: 'trust-app' }, '/miui/downloadapps?os=miui-13&rom=cn#trust-app'],
  [{ skin: 'miui', step: 'check-file' }, '/miui/downloadapps#check-file'],
  [{ step: 'check-file' }, '/service#check'],
  [{ step: 'package-conflict' }, '/service#package-conflict'],
  [{ skin: 'coloros', step: 'package-conflict' }, '/coloros/service#package-conflict'],
  [{ step: 'developer-check', lang: 'sv' }, '/service?lang=sv#developer-check'],
  [{ say: 'app not installed' }, '/service?say=app%20not%20installed'],
  [{ skin: 'miui', say: 'a&b' }, '/miui/service?say=a%26b'],
])('builds from %j the address %s', (values, address) => {
  expect(formatAddress(linkAddress({ values }, content))).toBe(address);
});

it.each([
  [{ app: 'signal' }, 'Did you mean org.thoughtcrime.securesms?'],
  [{ app: 'Tor Browser' }, 'Did you mean org.torproject.torbrowser?'],
  [{ skin: 'Redmi' }, 'Did you mean miui?'],
  [{ skin: 'oneplus' }, 'Did you mean coloros?'],
  [{ skin: 'nokia' }, 'Use one of: android, coloros, miui'],
])('names the id for what %j names', (values, remedy) => {
  expect(() => linkAddress({ values }, content)).toThrow(expect.objectContaining({ remedy }));
});

it('opens at the end what the settings allow', () => {
  expect(checkedNext('exampleapp://open', ['exampleapp'])).toBe('exampleapp://open');
  expect(() => checkedNext('exampleapp://open', undefined)).toThrow('does not open');
});
