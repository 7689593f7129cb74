import { describe, expect, it } from 'vitest';
import { splitSpeech, voiceFor } from './voices.ts';

const voice = (lang: string, name = lang, { local: isLocal = true, first: isDefault = false } = {}) => ({
  lang,
  name,
  localService: isLocal,
  default: isDefault,
});

describe('voiceFor', () => {
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

  it('prefers a local voice to one that needs the network, then the default one', () => {
    const voices = [
      voice('tr-TR', 'far', { local: false, first: true }),
      voice('tr-TR', 'near'),
      voice('tr-TR', 'dear', { first: true }),
    ];
    expect(voiceFor(voices, 'tr')?.name).toBe('dear');
    expect(voiceFor(voices.slice(0, 2), 'tr')?.name).toBe('near');
  });

  it('returns undefined rather than a voice of another language', () => {
    expect(voiceFor([voice('en-US'), voice(''), voice('?')], 'ta')).toBeUndefined();
    expect(voiceFor([], 'en')).toBeUndefined();
  });
});

describe('splitSpeech', () => {
  const utterances = [
    { text: 'Tap ', lang: 'en' },
    { text: '继续安装', lang: 'zh' },
    { text: '. Then wait. ', lang: 'en' },
  ];
  const texts = (voices: ReturnType<typeof voice>[]) =>
    splitSpeech(utterances, voices, 'en').map(({ text, voice: { lang } }) => [text, lang]);

  it("uses a voice of their language for the phone's words", () => {
    expect(texts([voice('en-GB'), voice('zh-CN')])).toEqual([
      ['Tap', 'en-GB'],
      ['继续安装', 'zh-CN'],
      ['Then wait.', 'en-GB'],
    ]);
  });

  it("otherwise uses the reader's voice without a pause, sentence by sentence", () => {
    expect(texts([voice('en-GB')])).toEqual([
      ['Tap 继续安装.', 'en-GB'],
      ['Then wait.', 'en-GB'],
    ]);
  });

  it("returns nothing if the reader's language has no voice", () => {
    expect(texts([voice('zh-CN')])).toEqual([]);
  });

  it('keeps every word, in order, in scripts with other full stops', () => {
    const text = '点“允许”。然后等待！ اجازت دیں۔ دیکھیں؟ இங்கே தட்டுங்கள். F-Droid.apk, 3.5 MB?';
    const sentences = splitSpeech([{ text, lang: 'en' }], [voice('en')], 'en').map((part) => part.text);
    expect(sentences.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(sentences).toHaveLength(6);
  });
});
