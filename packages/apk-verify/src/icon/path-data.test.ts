import { describe, expect, it } from 'vitest';
import { decimal, pathData } from './path-data.ts';

it.each([
  ['M0,0L10,10z', 'M0 0L10 10Z'],
  ['M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10', 'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10'],
  ['m1-2.5.5.25', 'm1 -2.5l0.5 0.25'],
  ['M1 2 3 4 5 6', 'M1 2L3 4L5 6'],
  ['M0 0h5v-5H1V2', 'M0 0h5v-5H1V2'],
  ['M0 0a5,5 0 0,1 10,0A1 1 30 2 0 3 4', 'M0 0a5 5 0 0 1 10 0A1 1 30 1 0 3 4'],
  ['L5 5', 'M0 0L5 5'],
  ['M1e1 1E-1', 'M10 0.1'],
  ['M.123456 -0.00001', 'M0.1235 0'],
  ['M1 2 3', 'M1 2'],
  ['  M 1 , 2  Z  ', 'M1 2Z'],
])('%s', (data, expected) => {
  expect(pathData(data)).toBe(expected);
});

describe('is null for what is no path', () => {
  it.each([
    '',
    ' ',
    '10 10',
    'M0 0 <script>',
    'M0 0"/><image href="x"/>',
    'M0 0 url(#a)',
    'M0 0; fill:red',
    'M0 0NaN',
    `M1e999 0`,
    `M0 0${'L1 1'.repeat(60_000)}`,
    `M0 0${'h1'.repeat(60_000)}`,
  ])('%.40s', (data) => {
    expect(pathData(data)).toBeNull();
  });
});

it('numbers have no exponents, no signs of zero, and an end', () => {
  expect([1e-9, -0, 1e20, -1e20, Number.NaN, 0.00005, 1 / 3].map(decimal)).toEqual([
    '0',
    '0',
    '1000000',
    '-1000000',
    '0',
    '0.0001',
    '0.3333',
  ]);
});
