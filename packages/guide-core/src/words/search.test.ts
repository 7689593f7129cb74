import { describe, expect, it } from 'vitest';
import { keyboards } from './keyboards.ts';
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
const firstOf = (wanted: string) => search(wanted).hits[0]?.item;

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
  ])('%s', (wanted, expected) => {
    expect(firstOf(wanted)).toBe(expected);
  });
});

it('a whole text comes before one that says more', () => {
  expect(
    search('App not installed')
      .hits.map(({ item }) => item)
      .slice(0, 2),
  ).toEqual(['App not installed.', 'App not installed as package appears to be invalid.']);
});

it('says which text of an entry fits best', () => {
  const two = makeSearch([
    {
      item: 1,
      texts: [
        ['Install blocked', 1],
        ['Not enough storage', 1],
      ],
    },
  ]);
  expect(two('storage').hits).toMatchObject([{ item: 1, text: 'Not enough storage' }]);
});

describe('calm', () => {
  it.each(['🎉🎉🎉', '—…!', 'zzzz qqqq', '\u202e\u202d🙂', '{label:x}', '<script>'])(
    'finds nothing for “%s”',
    (wanted) => {
      expect(search(wanted).hits).toEqual([]);
    },
  );

  it.each(['', '   ', '\u200f\u200e\u202e', '\u200b', '\u00ad\ufeff'])('takes %j for nothing typed yet', (wanted) => {
    expect(isBlank(wanted)).toBe(true);
  });

  it('an emoji is something typed', () => {
    expect(isBlank('🎉')).toBe(false);
  });

  it('the work for a search does not grow with its length beyond a limit', () => {
    const one = search('storage').work;
    const words = 8 * (keyboards.length + 1);
    for (const long of [
      'a'.repeat(10_000),
      'storage '.repeat(2_000),
      'ab cd ef '.repeat(2_000),
      '安'.repeat(10_000),
      '🎉'.repeat(10_000),
    ])
      expect(search(long).work).toBeLessThanOrEqual(one * words);
  });

  it('a long search still finds what its beginning says', () => {
    expect(firstOf('not enough storage '.repeat(600))).toBe('Not enough storage');
  });
});
