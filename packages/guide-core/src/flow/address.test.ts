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

  it('leaves out what is absent or empty', () => {
    expect(parse('/service?app=&os&=cn&&#')).toEqual({ path: '/service' });
  });

  it('leaves out parameters it does not know, whatever they are called', () => {
    expect(parse('/?utm_source=x&APP=y&path=/service&step=z&__proto__=a&constructor=b')).toEqual({ path: '/' });
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('takes the first of two', () => {
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
  ])('reads the path %s as %s', (path, read) => {
    expect(parseAddress({ pathname: path, search: '', hash: '' }).path).toBe(read);
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
  ])('never throws: hostile value %#', (sent, read) => {
    expect(parseAddress({ pathname: '/', search: `?app=${sent}&rom=cn`, hash: `#${sent}` })).toEqual({
      path: '/',
      app: read,
      rom: 'cn',
      step: read,
    });
  });
});

describe('formatAddress', () => {
  it('writes the parameters in one order, whatever the order they came in', () => {
    const turned = Object.fromEntries(Object.entries(full).reverse()) as unknown as Address;
    expect(formatAddress(turned)).toBe(
      '/miui/downloadapps?app=org.fdroid.fdroid&os=hyperos-2&rom=cn&lang=ur&labels=en#allow-source',
    );
  });

  it('leaves out what is absent or empty', () => {
    expect(formatAddress({ path: '/', app: undefined, os: '', step: undefined })).toBe('/');
    expect(formatAddress({ path: '/service', step: 'messages' })).toBe('/service#messages');
  });

  it.each(['a&os=x', 'a#b', 'a?b', '<script>alert(1)</script>', '"\'', '\0', 'a b', 'a+b', '%', '%41', 'گائیڈ', '😀'])(
    'comes back as it went: %s',
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

  it('never leaves the site: a path of two slashes stays a path', () => {
    const href = formatAddress(parse('/%2F%2Fevil.example'));
    expect(new URL(href, 'http://guide.example').host).toBe('guide.example');
  });
});
