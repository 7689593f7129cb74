import { describe, expect, it } from 'vitest';
import { type Address, formatAddress, parseAddress } from './address.ts';

const parse = (href: string): Address => parseAddress(new URL(`http://guide.example${href}`));

const full: Address = {
  path: '/miui/downloadapps',
  app: 'org.fdroid.fdroid',
  os: 'hyperos-2',
  rom: 'cn',
  lang: 'ur',
  labels: 'en',
  step: 'allow-source',
};

describe('parseAddress', () => {
  it('reads the path, the five parameters and the step', () => {
    expect(
      parse('/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&rom=cn&lang=ur&labels=en#allow-source'),
    ).toEqual(full);
  });

  it('omits absent and empty parameters', () => {
    expect(parse('/service?app=&os&=cn&&#')).toEqual({ path: '/service' });
  });

  it('omits unknown parameters, whatever their names', () => {
    expect(parse('/?utm_source=x&APP=y&path=/service&step=z&__proto__=a&constructor=b')).toEqual({ path: '/' });
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('uses the first of two equal parameters', () => {
    expect(parse('/?os=hyperos-2&os=hyperos-3')).toEqual({ path: '/', os: 'hyperos-2' });
    expect(parse('/?os=&os=hyperos-3').os).toBe('hyperos-3');
  });

  it.each([
    ['/', '/'],
    ['', '/'],
    ['/miui/', '/miui'],
    ['/miui///', '/miui'],
    ['/result/a%20b', '/result/a b'],
    ['/result/%E0%A4%A', '/result/%E0%A4%A'],
  ])('reads the path %s as %s', (path, expected) => {
    expect(parseAddress({ pathname: path, search: '', hash: '' }).path).toBe(expected);
  });

  it.each([
    ['%', '%'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%zz', '%zz'],
    ['%00', '\0'],
    ['%3Cscript%3E', '<script>'],
    ['a+b', 'a b'],
    ['a%2Bb', 'a+b'],
    ['a=b', 'a=b'],
    ['__proto__', '__proto__'],
    ['x'.repeat(65_536), 'x'.repeat(65_536)],
  ])('does not throw for hostile value %#', (value, expected) => {
    expect(parseAddress({ pathname: '/', search: `?app=${value}&rom=cn`, hash: `#${value}` })).toEqual({
      path: '/',
      app: expected,
      rom: 'cn',
      step: expected,
    });
  });
});

describe('formatAddress', () => {
  it('writes the parameters in a fixed order', () => {
    const reversed = Object.fromEntries(Object.entries(full).reverse()) as unknown as Address;
    expect(formatAddress(reversed)).toBe(
      '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&rom=cn&lang=ur&labels=en#allow-source',
    );
  });

  it('omits absent and empty values', () => {
    expect(formatAddress({ path: '/', app: undefined, os: '', step: undefined })).toBe('/');
    expect(formatAddress({ path: '/service', step: 'messages' })).toBe('/service#messages');
  });

  it.each(['a&os=x', 'a#b', 'a?b', '<script>alert(1)</script>', '"\'', '\0', 'a b', 'a+b', '%', '%41', 'گائیڈ', '😀'])(
    'survives a round trip: %s',
    (value) => {
      const address: Address = {
        path: `/result/${value}`,
        app: value,
        os: value,
        rom: value,
        lang: value,
        labels: value,
        step: value,
      };
      const href = formatAddress(address);
      expect(href).toMatch(/^\/[!-~]+$/);
      expect(href).not.toMatch(/[<>"]/);
      expect(parse(href)).toEqual(address);
    },
  );

  it.each(['/%2F%2Fevil.example', '//evil.example', '///evil.example/miui'])(
    'never leaves the site: a path that begins with two slashes stays a path: %s',
    (path) => {
      const href = formatAddress(parse(path));
      expect(new URL(href, 'http://guide.example').host).toBe('guide.example');
    },
  );
});
