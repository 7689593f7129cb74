import { describe, expect, it } from 'vitest';
import type { Address } from './address.ts';
import { badGate, badStep, checkAddress } from './check-address.ts';

const known = {
  app: ['org.fdroid.fdroid'],
  os: ['hyperos-2', 'hyperos-3'],
  rom: ['global', 'cn'],
  lang: ['en', 'ur'],
  labels: ['en', 'ru'],
};
const good: Address = {
  path: '/miui',
  app: 'org.fdroid.fdroid',
  os: 'hyperos-2',
  rom: 'cn',
  lang: 'ur',
  labels: 'ru',
  step: 'phone',
};

describe('checkAddress', () => {
  it('keeps valid values without a notice', () => {
    expect(checkAddress(good, known)).toEqual({ address: good, notices: [] });
  });

  it('returns no notice for absent values', () => {
    expect(checkAddress({ path: '/' }, known)).toEqual({ address: { path: '/' }, notices: [] });
  });

  it.each(['app', 'os', 'rom', 'lang', 'labels'] as const)('drops only an invalid %s, with one notice', (name) => {
    const { address, notices } = checkAddress({ ...good, [name]: 'wrong' }, known);
    const { [name]: _, ...rest } = good;
    expect(address).toEqual(rest);
    expect(notices).toEqual([{ word: `bad-${name}`, value: 'wrong' }]);
  });

  it('returns a notice for each of several invalid values', () => {
    const { address, notices } = checkAddress({ ...good, os: 'x', labels: 'y' }, known);
    expect(notices.map(({ word }) => word).sort()).toEqual(['bad-labels', 'bad-os']);
    expect(address).toMatchObject({ app: good.app, rom: 'cn', lang: 'ur', step: 'phone' });
  });

  it.each(['__proto__', 'constructor', 'toString', 'HYPEROS-2', ' hyperos-2', '\0'])(
    'rejects %s as a version',
    (os) => {
      const value = os.replace(/[ \0]/, '\ufffd');
      expect(checkAddress({ path: '/', os }, known).notices).toEqual([{ word: 'bad-os', value }]);
    },
  );

  it.each([
    ['\u202eevil\u2066', '\ufffdevil\ufffd'],
    ['a\u200b\u00adb\n\u001b[2Jc', 'a\ufffdb\ufffd[2Jc'],
    [`a${'\u0301'.repeat(30)}b`, `a${'\u0301'.repeat(3)}b`],
    ['Call +1 555 0100', 'Call\ufffd+1\ufffd555\ufffd0100'],
    ['گائیڈ', 'گائیڈ'],
    ['😀', '\ufffd'],
  ])('sanitizes the value in a notice: %j', (step, value) => {
    expect([badStep(step).value, badGate(step).value]).toEqual([value, value]);
    expect(checkAddress({ path: '/', app: step }, known).notices).toEqual([{ word: 'bad-app', value }]);
  });

  it('accepts every value if the list is not known yet, and none if it is empty', () => {
    expect(checkAddress({ path: '/', app: 'any', lang: 'xx' }, { lang: [] })).toEqual({
      address: { path: '/', app: 'any' },
      notices: [{ word: 'bad-lang', value: 'xx' }],
    });
  });

  it('does not modify its argument', () => {
    const frozen = Object.freeze({ ...good, os: 'x' });
    expect(checkAddress(frozen, known).address).not.toBe(frozen);
    expect(frozen.os).toBe('x');
  });
});

describe('the value in a notice', () => {
  it('is truncated', () => {
    const { notices } = checkAddress({ path: '/', app: 'x'.repeat(65_536) }, known);
    expect(notices[0]?.value).toBe(`${'x'.repeat(40)}…`);
    expect(badStep('y'.repeat(41)).value).toBe(`${'y'.repeat(40)}…`);
    expect(badStep('y'.repeat(40))).toEqual({ word: 'bad-step', value: 'y'.repeat(40) });
  });

  it('is not truncated inside a character', () => {
    const start = 'x'.repeat(39);
    expect(badStep(`${start}𐐷𐐷`).value).toBe(`${start}𐐷…`);
  });
});
