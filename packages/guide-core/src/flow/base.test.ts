import { afterEach, describe, expect, it, vi } from 'vitest';

/** The addresses of a site that was built for a folder of its server. */
async function addressesBelow(base: string): Promise<typeof import('./address.ts')> {
  vi.resetModules();
  vi.stubGlobal('__BASE__', base);
  return import('./address.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const url = (path: string) => new URL(path, 'http://guide.example');

describe('addresses below a folder', () => {
  it.each([
    ['/guide/', '/'],
    ['/guide', '/'],
    ['/guide/miui/', '/miui'],
    ['/guide/guide/', '/guide'],
  ])('%s is read as %s', async (path, read) => {
    const { parseAddress } = await addressesBelow('/guide');
    expect(parseAddress(url(path)).path).toBe(read);
  });

  it.each(['/', '/miui', '/guides/miui', '/x/guide/', '/GUIDE/'])('%s is none of them', async (path) => {
    const { parseAddress } = await addressesBelow('/guide');
    expect(parseAddress(url(path)).path).toBe('/.');
  });

  it('are written with it, and read back', async () => {
    const { formatAddress, parseAddress } = await addressesBelow('/help/guide');
    const address = { path: '/miui/downloadapps', app: 'org.example', step: 'open-file' };
    const href = formatAddress(address);
    expect(href).toBe('/help/guide/miui/downloadapps?app=org.example#open-file');
    expect(parseAddress(url(href))).toEqual(address);
    expect(formatAddress({ path: '/' })).toBe('/help/guide/');
  });

  it('are whole without one', async () => {
    const { formatAddress, parseAddress } = await addressesBelow('');
    expect(formatAddress({ path: '/' })).toBe('/');
    expect(parseAddress(url('/miui')).path).toBe('/miui');
  });
});
