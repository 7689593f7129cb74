import { expect, it } from 'vitest';
import { nameClass } from './class-names.ts';

it('begins the names of one file alike, and those of another otherwise', () => {
  const [row, on, again] = ['row', 'on', 'row'].map((name) => nameClass('/app', '/app/src/a.module.css', name));
  expect(row).toMatch(/^_[\w-]{3}0$/);
  expect(on).toBe(row!.replace(/0$/, '1'));
  expect(again).toBe(row);
  expect(nameClass('/app', '/app/src/b.module.css', 'row').slice(0, 4)).not.toBe(row!.slice(0, 4));
});

it('does not depend on the folder that the app lies in', () => {
  expect(nameClass('/other', '/other/src/a.module.css', 'row')).toBe(nameClass('/app', '/app/src/a.module.css', 'row'));
});
