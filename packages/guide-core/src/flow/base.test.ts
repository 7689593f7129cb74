import { afterEach, describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from './address.ts';
import { setBase } from './base.ts';

afterEach(() => setBase('/'));

const url = (path: string) => new URL(path, 'http://guide.example');

describe('addresses below a folder', () => {
  it.each([
    ['/guide/', '/'],
    ['/guide', '/'],
    ['/guide/miui/', '/miui'],
    ['/guide/guide/', '/guide'],
  ])('%s is read as %s', (path, read) => {
    setBase('/guide/');
    expect(parseAddress(url(path)).path).toBe(read);
  });

  it.each(['/', '/miui', '/guides/miui', '/x/guide/', '/GUIDE/'])('%s is none of them', (path) => {
    setBase('/guide/');
    expect(parseAddress(url(path)).path).toBe('/.');
  });

  it('are written with it, and read back', () => {
    setBase('/help/guide/');
    const address = { path: '/miui/downloadapps', app: 'org.example', step: 'open-file' };
    const href = formatAddress(address);
    expect(href).toBe('/help/guide/miui/downloadapps?app=org.example#open-file');
    expect(parseAddress(url(href))).toEqual(address);
    expect(formatAddress({ path: '/' })).toBe('/help/guide/');
  });

  it('are whole without one', () => {
    setBase('/');
    expect(formatAddress({ path: '/' })).toBe('/');
    expect(parseAddress(url('/miui')).path).toBe('/miui');
  });
});
