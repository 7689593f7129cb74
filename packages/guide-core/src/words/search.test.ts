import { describe, expect, it } from 'vitest';
import { isBlank, makeSearch } from './search.ts';

const texts = [
  'App not installed.',
  'App not installed as package appears to be invalid.',
  'There was a problem parsing the package.',
  'Not enough storage',
  'Встановлення заблоковано',
  'Недостатньо місця',
  '检测到高风险应用，已禁止安装!',
  '解析软件包时出现问题。',
  'ไม่ได้ติดตั้งแอป',
  'พื้นที่เก็บข้อมูลไม่เพียงพอ',
  'ایپ انسٹال نہیں ہوئی۔',
  'کافی اسٹوریج نہیں ہے',
  'Uygulama yüklenmedi.',
  'Ứng dụng chưa được cài đặt.',
];
const search = makeSearch(texts.map((text) => ({ item: text, texts: [[text, 1]] })));
const firstOf = (query: string) => search(query)[0];

describe('finds first', () => {
  it.each([
    ['parsing', 'There was a problem parsing the package.'],
    ['problm prasing', 'There was a problem parsing the package.'],
    ['STORAGE', 'Not enough storage'],
    ['stor', 'Not enough storage'],
    ['pckage apears invald', 'App not installed as package appears to be invalid.'],
    ['ghj,ktv gfhcbyu', undefined],
    ['dcnfyjdktyyz pf,kjrjdfyj', 'Встановлення заблоковано'],
    ['ыещкфпу', 'Not enough storage'],
    ['місця', 'Недостатньо місця'],
    ['高风险', '检测到高风险应用，已禁止安装!'],
    ['高风险的应用', '检测到高风险应用，已禁止安装!'],
    ['软件包 问题', '解析软件包时出现问题。'],
    ['ติดตั้ง', 'ไม่ได้ติดตั้งแอป'],
    ['ติดตงแอป', 'ไม่ได้ติดตั้งแอป'],
    ['พื้นที่', 'พื้นที่เก็บข้อมูลไม่เพียงพอ'],
    ['انسٹال نهيں', 'ایپ انسٹال نہیں ہوئی۔'],
    ['كافي اسٹوریج', 'کافی اسٹوریج نہیں ہے'],
    ['YUKLENMEDI', 'Uygulama yüklenmedi.'],
    ['yuklenmedı', 'Uygulama yüklenmedi.'],
    ['ung dung chua duoc cai dat', 'Ứng dụng chưa được cài đặt.'],
    ['ＮＯＴ ｅｎｏｕｇｈ', 'Not enough storage'],
  ])('%s', (query, expected) => {
    expect(firstOf(query)).toBe(expected);
  });
});

it('ranks a text that matches exactly before a longer one', () => {
  expect(search('App not installed').slice(0, 2)).toEqual([
    'App not installed.',
    'App not installed as package appears to be invalid.',
  ]);
});

describe('unusual input', () => {
  it.each(['🎉🎉🎉', '—…!', 'zzzz qqqq', '\u202e\u202d🙂', '{label:x}', '<script>'])(
    'finds nothing for “%s”',
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  it.each(['', '   ', '\u200f\u200e\u202e', '\u200b', '\u00ad\ufeff'])('%j is blank', (query) => {
    expect(isBlank(query)).toBe(true);
  });

  it('an emoji is not blank', () => {
    expect(isBlank('🎉')).toBe(false);
  });

  it.each(['a', 'storage ', 'ab cd ef ', '安', '🎉'])(
    'ignores what is longer than a search may be: “%s” again and again',
    (text) => {
      expect(search(text.repeat(10_000))).toEqual(search(text.repeat(120).slice(0, 120)));
    },
  );

  it('a long search finds the matches of its beginning', () => {
    expect(firstOf('not enough storage '.repeat(600))).toBe('Not enough storage');
  });
});
