import { describe, expect, it } from 'vitest';
import { breaths, voiceFor } from './voices.ts';

const voice = (lang: string, name = lang, { local = true, first = false } = {}) => ({
  lang,
  name,
  localService: local,
  default: first,
});

describe('the voice for a language', () => {
  it.each([
    ['ur-PK', 'ur'],
    ['ur_PK', 'ur'],
    ['UR', 'ur'],
    ['cmn-Hans-CN', 'zh'],
    ['zh_TW_#Hant', 'zh'],
    ['vi-VN-x-gft-local', 'vi'],
  ])('%s speaks %s', (lang, tag) => {
    expect(voiceFor([voice('en-US'), voice(lang)], tag)?.lang).toBe(lang);
  });

  it('is one on the phone before one that needs the network, and the favourite among equals', () => {
    const voices = [
      voice('tr-TR', 'far', { local: false, first: true }),
      voice('tr-TR', 'near'),
      voice('tr-TR', 'dear', { first: true }),
    ];
    expect(voiceFor(voices, 'tr')?.name).toBe('dear');
    expect(voiceFor(voices.slice(0, 2), 'tr')?.name).toBe('near');
  });

  it('is none where there is none: no other language stands in, whatever a browser lists', () => {
    expect(voiceFor([voice('en-US'), voice(''), voice('?')], 'ta')).toBeUndefined();
    expect(voiceFor([], 'en')).toBeUndefined();
  });
});

describe('what is read', () => {
  const said = [
    { text: 'Tap ', lang: 'en' },
    { text: '继续安装', lang: 'zh' },
    { text: '. Then wait. ', lang: 'en' },
  ];
  const texts = (voices: ReturnType<typeof voice>[]) =>
    breaths(said, voices, 'en').map(({ text, voice: { lang } }) => [text, lang]);

  it("quotes the phone's words in a voice of their language", () => {
    expect(texts([voice('en-GB'), voice('zh-CN')])).toEqual([
      ['Tap', 'en-GB'],
      ['继续安装', 'zh-CN'],
      ['Then wait.', 'en-GB'],
    ]);
  });

  it("or in the reader's where there is none, in one breath, sentence by sentence", () => {
    expect(texts([voice('en-GB')])).toEqual([
      ['Tap 继续安装.', 'en-GB'],
      ['Then wait.', 'en-GB'],
    ]);
  });

  it("is nothing where the reader's language has no voice", () => {
    expect(texts([voice('zh-CN')])).toEqual([]);
  });

  it('has every word, in order, in scripts with other full stops', () => {
    const text = '点“允许”。然后等待！ اجازت دیں۔ دیکھیں؟ இங்கே தட்டுங்கள். F-Droid.apk, 3.5 MB?';
    const spoken = breaths([{ text, lang: 'en' }], [voice('en')], 'en').map((one) => one.text);
    expect(spoken.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(spoken).toHaveLength(6);
  });
});
