import { expect, it } from 'vitest';
import { linkTo } from './link-to.ts';

const skins = [
  { id: 'miui', makers: ['Xiaomi', 'Redmi', 'POCO'] },
  { id: 'coloros', makers: ['OPPO', 'realme', 'OnePlus'] },
] as const;

it.each([
  [{}, '/'],
  [{ step: 'miui' }, '/miui'],
  [{ step: 'coloros', app: 'org.example.app', helper: 'ur' }, '/coloros?app=org.example.app&lang=ur'],
  [{ step: 'miui', maker: 'POCO' }, '/miui?maker=POCO'],
  [{ step: 'miui', maker: 'Xiaomi' }, '/miui'],
  [{ step: 'miui', maker: 'OPPO' }, '/miui'],
  [{ maker: 'POCO' }, '/'],
  [{ helper: 'ta' }, '/?lang=ta'],
  [{ step: 'nonsense', app: 'org.example.app' }, '/?app=org.example.app'],
  // What only the reader of this screen has chosen is left out.
  [{ step: 'miui', lang: 'sv', labels: 'ru', os: 'hyperos-2' }, '/miui'],
])('a link for %j leads to %s', (chosen, address) => {
  expect(linkTo({ path: '/send', ...chosen }, skins)).toBe(address);
});
