import { readFileSync } from 'node:fs';
import { compileAnswers, compileRussian, publishedTags, sourceTag } from '@sideguide/content-kit';
import {
  type AnswerSearch,
  buildAnswersAtOnce,
  mayBeRussian,
  minShown,
  withPhrases,
} from '@sideguide/guide-core/answers';
import type { Phrases } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { content } from '../../../content-kit/test/content.ts';

/** A reader's question as typed, and the entries that answer it. */
interface Question {
  readonly lang: string;
  readonly skin: string;
  readonly asks: string;
  readonly answers: readonly string[];
}

const { questions, words } = JSON.parse(
  readFileSync(new URL('../../../../e2e/support/owner-questions.json', import.meta.url), 'utf8'),
) as Readonly<Record<'questions' | 'words', readonly Question[]>>;
/**
 * Questions in each language as its readers type them: romanised, without accents, with English words. `of` contains
 * groups of answers, or ids.
 */
const typedQuestions = JSON.parse(
  readFileSync(new URL('../../../../e2e/support/typed-questions.json', import.meta.url), 'utf8'),
) as {
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly questions: Readonly<
    Record<string, readonly { readonly skin: string; readonly asks: string; readonly of: readonly string[] }[]>
  >;
};
/**
 * Questions in each language that the guide cannot answer, those of people who are being deceived, and those about a
 * code that does not arrive, which sound like them; harmless ones with everyday words for phones, calls and sending; and
 * Russian questions by their answer.
 */
const otherQuestions = JSON.parse(
  readFileSync(new URL('../../../../e2e/support/other-questions.json', import.meta.url), 'utf8'),
) as Readonly<
  Record<'unrelated' | 'scams' | 'codes' | 'harmless' | 'russian', Readonly<Record<string, readonly string[]>>>
>;
const searches: Record<string, (question: string, phone: { skin?: string }) => AnswerSearch> = {};
const ask = ({ lang, skin, asks }: Question): AnswerSearch => {
  const isRussian = mayBeRussian(asks);
  const build = () => {
    const answers = compileAnswers(content, lang);
    return buildAnswersAtOnce(isRussian ? withPhrases(answers, compileRussian(content)) : answers);
  };
  const key = `${lang} ${isRussian}`;
  searches[key] ??= build();
  return searches[key](asks, skin === 'any' ? {} : { skin });
};

/** Returns the fractions of questions, from 0 to 1, that are answered well. */
function score(questionList: readonly Question[]) {
  const results = questionList.map((question) => {
    const { found, isSure } = ask(question);
    const at = found.findIndex(({ answer }) => question.answers.includes(answer.id));
    return { place: at < 0 ? Number.POSITIVE_INFINITY : at + 1, isSure, isEmpty: found.length === 0 };
  });
  const sure = results.filter((result) => result.isSure);
  const shareOf = (part: readonly unknown[], total: readonly unknown[] = results) => part.length / total.length;
  return {
    first: shareOf(results.filter(({ place }) => place === 1)),
    firstThree: shareOf(results.filter(({ place }) => place <= minShown)),
    empty: shareOf(results.filter(({ isEmpty }) => isEmpty)),
    sure: shareOf(sure),
    rightWhenSure: shareOf(
      sure.filter(({ place }) => place === 1),
      sure,
    ),
  };
}

describe('answer quality', () => {
  const sourceLanguages = new Set([sourceTag(content), 'zh']);

  it('ranks the right answer among the first three, and first, over all languages', () => {
    const scores = score(questions);
    expect(scores.firstThree).toBeGreaterThanOrEqual(0.92);
    expect(scores.first).toBeGreaterThanOrEqual(0.78);
    expect(scores.empty).toBe(0);
  });

  it('ranks the right answer among the first three for questions of real owners', () => {
    expect(score(questions.filter(({ lang }) => sourceLanguages.has(lang))).firstThree).toBeGreaterThanOrEqual(0.95);
  });

  it('ranks the right answer among the first three in the other languages', () => {
    expect(score(questions.filter(({ lang }) => !sourceLanguages.has(lang))).firstThree).toBeGreaterThanOrEqual(0.88);
  });

  it('gives a single answer only if it is right, to half of the questions', () => {
    const { rightWhenSure, sure } = score(questions);
    expect(rightWhenSure).toBe(1);
    expect(sure).toBeGreaterThanOrEqual(0.5);
  });

  it('ranks the right answer among the first three for single words', () => {
    const unanswered = words.filter((question) => score([question]).firstThree < 1);
    expect(unanswered.map(({ asks }) => asks)).toEqual([]);
  });
});

/** Returns the phrases that do not bring their own entry into the first three, asked by a reader of a language. */
const lostPhrases = (lang: string, phrases: Phrases) =>
  compileAnswers(content, lang).entries.flatMap(({ id, skins = {} }) => {
    // On a phone that has the entry, if it belongs to one skin.
    const [skin = 'any', other] = Object.keys(skins);
    return (phrases[id] ?? []).filter((asks) => {
      const first = ask({ lang, skin: other ? 'any' : skin, asks, answers: [] }).found.slice(0, minShown);
      // A message of one of Google's checks stands for the check.
      return !first.some(({ answer }) => answer.id === id || `gate:${answer.gate}` === id);
    });
  });

describe.each(publishedTags(content))('phrases in %s', (tag) => {
  it('find their own entry among the first three', () => {
    expect(lostPhrases(tag, content.locales[tag]!.phrases ?? {})).toEqual([]);
  });
});

describe.each(Object.entries(typedQuestions.questions))('what readers type in %s', (lang, typed) => {
  it('is answered among the first three, and single answers are right', () => {
    const { firstThree, rightWhenSure } = score(
      typed.map(({ of, ...one }) => ({
        ...one,
        lang,
        answers: of.flatMap((name) => typedQuestions.groups[name] ?? [name]),
      })),
    );
    expect(firstThree).toBeGreaterThanOrEqual(0.9);
    expect(rightWhenSure).toBe(1);
  });
});

it.each([
  ['uz', 'syaomi apk bloklayapti', 'pass-protection'],
  ['uz', "shaomi hisob so'rayapti", 'asks-for-mi-account'],
  ['uz', 'opo ilovani bloklayapti', 'blocked-by-maker'],
  ['zh', 'pura x 装不了apk', 'harmonyos-no-apk'],
  ['zh', '鸿蒙系统装不了微信的安装包', 'harmonyos-no-apk'],
  ['zh', '华为风险应用禁止安装', 'huawei-pure-mode'],
])('in %s, a maker’s name as its owners write it puts its answers first: %s', (lang, asks, id) => {
  expect(ask({ lang, skin: 'any', asks, answers: [] }).found[0]!.answer.id).toBe(id);
});

it.each([
  ['en', 'any', 'it asks which app to open the file with and none works', 'cant-open-file'],
  ['en', 'android', 'display over other apps is grey for the app i sideloaded', 'restricted-setting'],
  ['en', 'any', 'if i uninstall and reinstall are my chats and login gone', 'package-conflict'],
  ['en', 'coloros', 'accessibility "not working, tap for info" only in power saving mode', 'access-on-but-dead'],
  ['en', 'miui', 'store app downloads the update and then nothing happens, no prompt', 'store-app-gives-up'],
  ['ja', 'any', 'Playプロテクトが古いAndroid向けのアプリと言いOKしかない', 'play-protect-old'],
  ['ja', 'miui', 'Redmiで最近のアプリを全部消すと常駐アプリも落ちる', 'keep-in-recents'],
  ['sv', 'android', 'telefonen säger att appen är skadlig och vill ta bort den, stämmer det', 'play-protect-harmful'],
  ['sv', 'android', 'går inte att avinstallera, knappen är grå, administratörsapp', 'cannot-uninstall'],
  ['ta', 'any', 'எந்த ஆப்பில் திறக்க என்று கேட்கிறது எதுவும் திறக்கவில்லை', 'cant-open-file'],
  ['th', 'coloros', 'แอปธนาคารเด้งออก บอกว่ามีแอปเปิดการช่วยเหลือพิเศษอยู่', 'bank-app-refuses'],
  ['tk', 'any', 'kakam imo-dan gelen apk-ny gurupdyr, indi näme etmeli', 'after-scam'],
  ['tr', 'miui', 'otomatik başlatma açık kilitledim yine de kapanıyor', 'stops-in-background'],
  ['tr', 'android', 'play protect yine de yükle dedim ama uygulama yüklenmedi diyor', 'play-protect-unknown'],
  ['tr', 'miui', 'ikinci alana kurdum ana alanda görünmüyor', 'icon-missing'],
  ['uk', 'any', 'тато вже встановив apk який прислали у вайбері, що робити', 'after-scam'],
  ['uk', 'android', 'вночі тривога приходить без звуку', 'no-sound'],
  ['uk', 'any', 'приложение просит точные будильники где включить', 'no-sound'],
  ['ur', 'miui', 'bank ki app kehti hai phone mein khatarnak app hai aur band ho jati hai', 'bank-app-refuses'],
  ['uz', 'any', 'otam telegramdan kelgan apk ni oʻrnatib qoʻydi endi nima qilay', 'after-scam'],
  ['vi', 'any', 'app ngân hàng báo máy có ứng dụng nguy hiểm rồi tự thoát', 'bank-app-refuses'],
  ['vi', 'coloros', 'đã khóa ứng dụng ở đa nhiệm mà vẫn tự tắt', 'stops-in-background'],
  ['zh', 'miui', '无障碍那里写着 此服务出现故障', 'access-on-but-dead'],
  ['zh', 'coloros', '锁屏以后消息全没了 一解锁一下子全跳出来', 'stops-in-background'],
  ['zh', 'miui', '该安装包为 32 位应用，无法在采用 64 位处理器的本机上安装', 'not-fully-64-bit'],
  ['zh', 'miui', '该安装包为 64 位应用，无法在采用 32 位处理器的本机上安装', 'not-for-32-bit'],
])('in %s, on a phone with the skin %s, the answer is first: %s', (lang, skin, asks, id) => {
  const { found, isUnknown } = ask({ lang, skin, asks, answers: [] });
  expect([isUnknown, found[0]!.answer.id]).toEqual([false, id]);
});

describe.each(publishedTags(content))('questions in %s', (lang) => {
  const askAny = (asks: string) => ask({ lang, skin: 'any', asks, answers: [] });

  it('about something else get no answer', () => {
    const answered = otherQuestions.unrelated[lang]!.filter((asks) => !askAny(asks).isUnknown);
    expect(answered).toEqual([]);
  });

  it('of people who are being deceived find a warning first', () => {
    const misled = otherQuestions.scams[lang]!.filter((asks) => {
      const { found, isUnknown } = askAny(asks);
      return isUnknown || !found[0]!.answer.isWarning;
    });
    expect(misled).toEqual([]);
  });

  it('about a code that does not arrive find no warning first', () => {
    const warned = otherQuestions.codes[lang]!.filter((asks) => askAny(asks).found[0]!.answer.isWarning);
    expect(warned).toEqual([]);
  });

  it('that an answer tells to ask find what it means first, on each phone', () => {
    const { card, messages } = content.locales[lang]!;
    const [open, close] = card.quotes;
    const told = messages['stops-in-background']!.do!.find((sentence) => sentence.includes(open))!;
    const [asks] = told.split(open)[1]!.split(close);
    const firstOn = (skin: string) => ask({ lang, skin, asks: asks!, answers: [] }).found[0]!.answer.id;
    expect(['android', 'coloros', 'miui'].map(firstOn)).toEqual(['codes-hidden', 'codes-protected', 'service-sms']);
  });

  it('about phones, calls and sending find no warning first', () => {
    const warned = otherQuestions.harmless[lang]!.filter((asks) => {
      const { found, isUnknown } = askAny(asks);
      return !isUnknown && found[0]!.answer.isWarning;
    });
    expect(warned).toEqual([]);
  });
});

describe.each(['uk', 'en', 'uz'])('Russian questions of readers in %s', (lang) => {
  const askAny = (asks: string) => ask({ lang, skin: 'any', asks, answers: [] });

  it('are answered among the first three, and so is each phrase', () => {
    expect(lostPhrases(lang, content.russianPhrases ?? {})).toEqual([]);
    const unanswered = Object.entries(otherQuestions.russian).flatMap(([id, list]) =>
      list.filter((asks) => {
        const { found, isUnknown } = askAny(asks);
        return isUnknown || !found.slice(0, minShown).some(({ answer }) => answer.id === id);
      }),
    );
    expect(unanswered).toEqual([]);
  });

  it('of people who are being deceived find a warning first', () => {
    const misled = otherQuestions.scams.ru!.filter((asks) => !askAny(asks).found[0]!.answer.isWarning);
    expect(misled).toEqual([]);
  });

  it('about phones, calls and sending find no warning first', () => {
    const warned = otherQuestions.harmless.ru!.filter((asks) => {
      const { found, isUnknown } = askAny(asks);
      return !isUnknown && found[0]!.answer.isWarning;
    });
    expect(warned).toEqual([]);
  });

  it('about something else get no answer', () => {
    const answered = otherQuestions.unrelated.ru!.filter((asks) => !askAny(asks).isUnknown);
    expect(answered).toEqual([]);
  });
});
