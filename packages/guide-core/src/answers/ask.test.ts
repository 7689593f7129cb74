import { describe, expect, it } from 'vitest';
import type { CompiledAnswer, CompiledAnswers } from '../model/answers.ts';
import { answerAddresses, answerKind, isFor, titleOn } from './answer-address.ts';
import { buildAnswers, buildAnswersAtOnce, canAsk, minShown } from './ask.ts';
import { piecesOf } from './engine.ts';
import { createNameFinder } from './phone-names.ts';
import { withPhrases } from './russian.ts';

const message = (id: string, phrases: readonly string[], fields: Partial<CompiledAnswer> = {}): CompiledAnswer => ({
  id,
  title: `About ${id}`,
  said: phrases,
  ...fields,
});
const step: CompiledAnswer = {
  id: 'start',
  title: 'Turn on “Start”',
  skins: {
    one: { part: 'service', when: [{ os: ['one-2'] }, { rom: ['cn'] }] },
    two: { part: 'tidy', title: 'Let it begin' },
  },
  said: ['starts by itself'],
};
const data: CompiledAnswers = {
  names: { '': ['Droid'], one: ['Maker', 'Maker 12', '牌子'], two: ['Brand'] },
  where: ['where is'],
  otherTopics: ['cake recipe', 'weather today', 'match result', 'smartphone price'],
  entries: [
    message('fails', ['installing fails', 'cannot install', '装不上']),
    message('blocked', ['blocked by the phone'], { skins: { one: {} } }),
    message('refused', ['blocked by the phone'], { skins: { two: {} } }),
    step,
    message('late', ['xabar kech keladi']),
    message('night', ['stops at night'], { beside: ['killed while asleep'] }),
    message('full', ['no room']),
    message('account', ['smartphone account']),
    message('lent', ['телефон в долг']),
    { id: 'card:check', title: 'Check a file', skins: { one: { part: 'downloadapps', step: 'check-file' } } },
    message('guarded-app', ['guard stops the app'], { gate: 'guard' }),
    message('caller', ['he tells me to tap'], { isWarning: true }),
    { id: 'gate:guard', title: 'The guard', labels: { guard: { other: ['en', 'Guarded'], gloss: 'Gardé' } } },
  ],
};
const ask = buildAnswersAtOnce(data);
const ids = (question: string, phone = {}) => ask(question, phone).found.map(({ answer }) => answer.id);

describe('piecesOf', () => {
  it('returns trigrams with markers at both ends of a word', () => {
    expect(piecesOf('Été! apk')).toEqual([
      ['^et', 'ete', 'te$'],
      ['^ap', 'apk', 'pk$'],
    ]);
    expect(piecesOf('a')).toEqual([['^a$']]);
  });
  it('returns bigrams in scripts without spaces', () => {
    expect(piecesOf('装不上')).toEqual([['装不'], ['不上']]);
    expect(piecesOf('apk打')).toEqual([['打'], ['^ap', 'apk', 'pk$']]);
  });
});

describe('names of phones', () => {
  const { removeNames: removePhoneNames, skinNamed } = createNameFinder(data.names);
  it.each([
    ['Maker 12 fails', ' fails '],
    ['on maker 12.5.1 fails', ' on fails '],
    ['牌子手机装不上', '  手机装不上 '],
  ])('are removed from “%s”', (question, expected) => {
    expect(removePhoneNames(question).replace(/ +/g, ' ')).toBe(expected.replace(/ +/g, ' '));
  });
  it('stay if nothing else is left', () => {
    expect(removePhoneNames('Maker 12')).toBe('Maker 12');
    expect(removePhoneNames('牌子')).toBe('牌子');
  });
  it('tell whose phone it is if only one skin has them', () => {
    expect(['my maker 12', '牌子手机', 'brand or maker', 'droid'].map(skinNamed)).toEqual([
      'one',
      'one',
      undefined,
      undefined,
    ]);
  });
});

describe('an answer', () => {
  it.each([
    ['instaling fail', 'fails'],
    ['装不上了', 'fails'],
    ['at nights it stopped', 'night'],
    ['asleep', 'night'],
    ['guarded', 'gate:guard'],
    ['gardé', 'gate:guard'],
    ['starts itself', 'start'],
    ['begin', 'start'],
    ['ыещзы фе тшпре', 'night'],
    ['хабар кеч келади', 'late'],
    ['телефонда хабар кеч келади', 'late'],
    ['smartphone has no room', 'full'],
  ])('ranks first for “%s”: %s', (question, id) => {
    expect(ids(question)[0]).toBe(id);
  });
  it('for this phone ranks before one for another', () => {
    for (const [skin, first, other] of [
      ['one', 'blocked', 'refused'],
      ['two', 'refused', 'blocked'],
    ] as const) {
      const answerIds = ids('blocked by the phone', { skin });
      expect(answerIds[0]).toBe(first);
      expect(answerIds).toContain(other);
    }
  });
  it('that is usual on this phone ranks before an equal one', () => {
    const versions = (id: string, os: readonly string[]): CompiledAnswer => ({
      id,
      title: 'Allow the app',
      skins: { one: { part: 'service', when: [{ os }] } },
    });
    const askEqual = buildAnswersAtOnce({
      names: {},
      where: [],
      otherTopics: [],
      entries: [versions('newer', ['one-2']), versions('usual', ['one-1', 'unknown'])],
    });
    expect(askEqual('allow the app', { skin: 'one' }).found.map(({ answer }) => answer.id)).toEqual(['usual', 'newer']);
  });
  it('is returned for anything with letters or digits, and for nothing else', () => {
    for (const question of ['qqqq', '漢字', '7']) expect(ids(question).length).toBeGreaterThanOrEqual(minShown);
    for (const question of ['', ' ', '🎉', '\u200f']) {
      expect(canAsk(question)).toBe(false);
      expect(ids(question)).toEqual([]);
    }
  });
  it('is sure only if it fits and the next one fits much less', () => {
    expect(ask('stops at night').isSure).toBe(true);
    expect(ask('blocked by the phone').isSure).toBe(false);
    expect(ask('qqqq').isSure).toBe(false);
  });
  it('is sure if its exact name stands in a sentence, and no other name', () => {
    expect(ask('it only says Let it begin').isSure).toBe(true);
    expect(ask('is it about fails or about full').isSure).toBe(false);
  });
  it('is one for a message and the check that shows it', () => {
    expect(ids('guard stops the app').at(-1)).toBe('gate:guard');
    expect(ask('guard stops the app').isSure).toBe(true);
  });
  it('of the maker that a question names ranks before those of another', () => {
    expect(ids('blocked by the phone, a Brand')[0]).toBe('refused');
    expect(ids('blocked by the phone, a Maker 12')[0]).toBe('blocked');
  });
  it('is not known if the question is about something else, though near ones are shown', () => {
    for (const question of ['a recipe for cake', 'weather', 'smartphone price'])
      expect(ask(question)).toMatchObject({ isUnknown: true, isSure: false });
    expect(ids('a recipe for cake').length).toBeGreaterThanOrEqual(minShown);
    for (const question of ['stops at night', 'instaling fail', 'smartphone account'])
      expect(ask(question).isUnknown).toBe(false);
  });
  it('is a warning only if the question comes near it', () => {
    // Even if people describe it in more ways than anything else.
    const askMore = buildAnswersAtOnce(withPhrases(data, { caller: ['one', 'two', 'three', 'four', 'five'] }));
    const hasWarning = (question: string) => askMore(question).found.some(({ answer }) => answer.isWarning);
    expect(askMore('погода').found.length).toBeGreaterThanOrEqual(minShown);
    expect(hasWarning('погода')).toBe(false);
    // Not understood, but it may be a victim's.
    expect(askMore('tells me the weather today').isUnknown).toBe(true);
    expect(hasWarning('tells me the weather today')).toBe(true);
  });
  it('is found by the phrases of one more language', () => {
    const phrases = { fails: ['не ставится'], 'other-topics': ['погода завтра'], 'phone-names:two': ['Бренд'] };
    const askMore = buildAnswersAtOnce(withPhrases(data, phrases));
    expect(askMore('не ставится').found[0]!.answer.id).toBe('fails');
    expect(askMore('blocked by the phone, Бренд').found[0]!.answer.id).toBe('refused');
    expect(askMore('погода завтра').isUnknown).toBe(true);
  });
  it('does not depend on earlier questions', () => {
    const expected = ask('stops at night');
    for (const question of ['installing', 'qqqq', '装不上', 'stops']) ask(question);
    expect(ask('stops at night')).toEqual(expected);
  });
  it('uses an index that is built in slices', () => {
    const manyEntries = {
      ...data,
      entries: Array.from({ length: 200 }, (_, n) => message(`m${n}`, [`words of ${n}`])),
    };
    const steps = [...Array(5)].map(() => 0);
    const slices = buildAnswers(manyEntries);
    expect(steps.map(() => slices.next().done)).toEqual(steps.map(() => false));
  });
});

describe('answerKind, answerAddresses, isFor and titleOn', () => {
  const entry = (id: string) => data.entries.find((entry) => entry.id === id)!;
  it('tell messages, steps, gates and cards apart', () => {
    expect(data.entries.map(answerKind)).toEqual([
      'message',
      'message',
      'message',
      'step',
      'message',
      'message',
      'message',
      'message',
      'message',
      'card',
      'message',
      'message',
      'gate',
    ]);
  });
  it('open a message in the flow of a known phone, where the reader is', () => {
    expect(answerAddresses(entry('fails'), {})).toEqual([{ path: '/service', step: 'fails' }]);
    expect(answerAddresses(entry('fails'), { skin: 'one' }, '/one/downloadapps')).toMatchObject([
      { path: '/one/downloadapps', step: 'fails' },
    ]);
    expect(answerAddresses(entry('refused'), { skin: 'one' })).toEqual([{ path: '/service', step: 'refused' }]);
  });
  it('open a step in each skin that has it, with a version whose flow contains it', () => {
    expect(answerAddresses(step, {})).toMatchObject([
      { path: '/one/service', step: 'start', os: 'one-2', rom: 'cn' },
      { path: '/result/two', step: 'start' },
    ]);
    expect(answerAddresses(step, { skin: 'one', os: 'one-2', rom: 'cn' })).toMatchObject([{ os: 'one-2', rom: 'cn' }]);
    expect(isFor(step, { skin: 'one', os: 'one-1', rom: 'cn' })).toBe(false);
    expect(isFor(step, { skin: 'one', os: 'unknown' })).toBe(true);
  });
  it('use the phone’s own title', () => {
    expect([undefined, 'one', 'two'].map((skin) => titleOn(step, skin))).toEqual([
      'Turn on “Start”',
      'Turn on “Start”',
      'Let it begin',
    ]);
  });
  it('open the file check at its step, or at a part of the screen without a flow', () => {
    expect(answerAddresses(entry('card:check'), { skin: 'one' })).toMatchObject([
      { path: '/one/downloadapps', step: 'check-file' },
    ]);
    expect(answerAddresses(entry('card:check'), {})).toEqual([{ path: '/service', step: 'check' }]);
    expect(answerAddresses(entry('gate:guard'), { skin: 'one' })).toMatchObject([
      { path: '/one/service', step: 'guard' },
    ]);
  });
});
