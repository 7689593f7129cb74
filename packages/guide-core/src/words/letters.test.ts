import { describe, expect, it } from 'vitest';
import { foldText, searchWords } from './letters.ts';

describe('foldText treats as equal', () => {
  it.each([
    ['capitals', 'Install', 'iNSTALL'],
    ['accents', 'Cài đặt', 'cai dat'],
    ['the Turkish i with and without its dot', 'YÜKLENMEDİ ısı', 'yuklenmedi isi'],
    ['full and half width', 'ＡＰＫ ｲﾝｽﾄｰﾙ', 'apk インストール'],
    ['hiragana and katakana', 'インストール', 'いんすとる'],
    ['Arabic and Urdu letters', 'كيا يہ ہے', 'کیا یه ھے'],
    ['letters of every keyboard', 'ي ى ې ے ك ڪ ه ھ ة ە ٱ ø đ ð ł ß æ œ', 'ی ی ی ی ک ک ہ ہ ہ ہ ا o d d l ss ae oe'],
    ['Urdu letters with a hamza and without', 'آئیں', 'اییں'],
    ['short vowels and none', 'اِنسٹال', 'انسٹال'],
    ['invisible marks', 'in\u200bst\u200fall', 'install'],
    ['the digits of every script', '२०२६ ۲۰۲۶ ๒๐๒๖ ２０２６ ௨', '2026 2026 2026 2026 2'],
    ['the apostrophes of Uzbek', 'oʻrnatish', 'o‘rnatish'],
    ['tone marks and none', 'ติดตั้ง', 'ติดตัง'],
  ])('%s', (_what, text, variant) => {
    expect(foldText(text)).toBe(foldText(variant));
  });

  it('only variants of the same word', () => {
    expect(foldText('install')).not.toBe(foldText('instal'));
    expect(foldText('安装')).not.toBe(foldText('安全'));
  });
});

describe('searchWords', () => {
  it.each([
    ['App not installed.', ['app', 'not', 'installed'], []],
    ['安装应用', [], ['安装', '装应', '应用']],
    ['用 Chrome 打开', ['chrome'], ['用', '打开']],
    ['安装APK文件', ['apk'], ['安装', '文件']],
    ['🎉 — … !', [], []],
    ['', [], []],
  ])('%s', (text, words, pairs) => {
    expect(searchWords(text)).toEqual({ words, pairs });
  });
});
