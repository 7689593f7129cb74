import { afterEach, describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from './address.ts';
import { setBase } from './base.ts';

afterEach(() => setBase('/'));

const url = (path: string) => new URL(path, 'http://guide.example');

describe('addresses of a site in a folder', () => {
  it.each([
    ['/guide/', '/'],
    ['/guide', '/'],
    ['/guide/miui/', '/miui'],
    ['/guide/guide/', '/guide'],
  ])('are parsed without it: %s → %s', (path, expected) => {
    setBase('/guide/');
    expect(parseAddress(url(path)).path).toBe(expected);
  });

  it.each(['/', '/miui', '/guides/miui', '/x/guide/', '/GUIDE/'])('do not include %s', (path) => {
    setBase('/guide/');
    expect(parseAddress(url(path)).path).toBe('/.');
  });

  it('are formatted with it, and parsed back', () => {
    setBase('/help/guide/');
    const address = { path: '/miui/downloadapps', app: 'org.example', step: 'open-file' };
    const href = formatAddress(address);
    expect(href).toBe('/help/guide/miui/downloadapps?app=org.example#open-file');
    expect(parseAddress(url(href))).toEqual(address);
    expect(formatAddress({ path: '/' })).toBe('/help/guide/');
  });

  it('are unchanged at the root of a host', () => {
    setBase('/');
    expect(formatAddress({ path: '/' })).toBe('/');
    expect(parseAddress(url('/miui')).path).toBe('/miui');
  });
});
