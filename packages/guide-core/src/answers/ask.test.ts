import { describe, expect, it } from 'vitest';
import type { CompiledAnswer, CompiledAnswers } from '../model/answers.ts';
import { buildAnswers, buildAnswersAtOnce, canAsk, leaveOut, minShown } from './ask.ts';
import { piecesOf } from './engine.ts';
import { answerAddresses, answerKind, isFor, titleOn } from './place.ts';

const message = (id: string, said: readonly string[], more: Partial<CompiledAnswer> = {}): CompiledAnswer => ({
  id,
  title: `About ${id}`,
  said,
  ...more,
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
  names: ['Maker', 'Maker 12', '牌子'],
  entries: [
    message('fails', ['installing fails', 'cannot install', '装不上']),
    message('blocked', ['blocked by the phone'], { skins: { one: {} } }),
    message('refused', ['blocked by the phone'], { skins: { two: {} } }),
    step,
    message('late', ['xabar kech keladi']),
    message('night', ['stops at night'], { beside: ['killed while asleep'] }),
    { id: 'card:check', title: 'Check a file', skins: { one: { part: 'downloadapps', step: 'check-file' } } },
    { id: 'gate:guard', title: 'The guard', labels: { guard: { other: ['en', 'Guarded'], gloss: 'Gardé' } } },
  ],
};
const ask = buildAnswersAtOnce(data);
const ids = (wanted: string, phone = {}) => ask(wanted, phone).found.map(({ answer }) => answer.id);

describe('pieces', () => {
  it('are three letters in a row, with marks before and behind a word', () => {
    expect(piecesOf('Été! apk')).toEqual([
      ['^et', 'ete', 'te$'],
      ['^ap', 'apk', 'pk$'],
    ]);
    expect(piecesOf('a')).toEqual([['^a$']]);
  });
  it('are pairs where no spaces are', () => {
    expect(piecesOf('装不上')).toEqual([['装不'], ['不上']]);
    expect(piecesOf('apk打')).toEqual([['打'], ['^ap', 'apk', 'pk$']]);
  });
});

describe('names of phones', () => {
  const without = leaveOut(data.names);
  it.each([
    ['Maker 12 fails', ' fails '],
    ['on maker 12.5.1 fails', ' on fails '],
    ['牌子手机装不上', '  手机装不上 '],
  ])('are left out of “%s”', (wanted, left) => {
    expect(without(wanted).replace(/ +/g, ' ')).toBe(left.replace(/ +/g, ' '));
  });
  it('stay where nothing else is left', () => {
    expect(without('Maker 12')).toBe('Maker 12');
    expect(without('牌子')).toBe('牌子');
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
  ])('to “%s” comes first', (wanted, id) => {
    expect(ids(wanted)[0]).toBe(id);
  });
  it('of this phone comes before one of another', () => {
    for (const [skin, own, other] of [
      ['one', 'blocked', 'refused'],
      ['two', 'refused', 'blocked'],
    ] as const) {
      const found = ids('blocked by the phone', { skin });
      expect(found[0]).toBe(own);
      expect(found).toContain(other);
    }
  });
  it('is there for anything with letters, and for nothing else', () => {
    for (const wanted of ['qqqq', '漢字', '7']) expect(ids(wanted).length).toBeGreaterThanOrEqual(minShown);
    for (const wanted of ['', ' ', '🎉', '\u200f']) {
      expect(canAsk(wanted)).toBe(false);
      expect(ids(wanted)).toEqual([]);
    }
  });
  it('is sure only where it fits and the next fits much less', () => {
    expect(ask('stops at night').sure).toBe(true);
    expect(ask('blocked by the phone').sure).toBe(false);
    expect(ask('qqqq').sure).toBe(false);
  });
  it('is the same when a question is asked again after others', () => {
    const asked = ask('stops at night');
    for (const wanted of ['installing', 'qqqq', '装不上', 'stops']) ask(wanted);
    expect(ask('stops at night')).toEqual(asked);
  });
  it('comes from an index that is built in slices', () => {
    const many = { ...data, entries: Array.from({ length: 200 }, (_, n) => message(`m${n}`, [`words of ${n}`])) };
    const steps = [...Array(5)].map(() => 0);
    const slices = buildAnswers(many);
    expect(steps.map(() => slices.next().done)).toEqual(steps.map(() => false));
  });
});

describe('the place of an answer', () => {
  const at = (id: string) => data.entries.find((one) => one.id === id)!;
  it('is known by what it is', () => {
    expect(data.entries.map(answerKind)).toEqual([
      'message',
      'message',
      'message',
      'step',
      'message',
      'message',
      'card',
      'gate',
    ]);
  });
  it('of a message is the flow of a known phone, where the reader is', () => {
    expect(answerAddresses(at('fails'), {})).toEqual([{ path: '/service', step: 'fails' }]);
    expect(answerAddresses(at('fails'), { skin: 'one' }, '/one/downloadapps')).toMatchObject([
      { path: '/one/downloadapps', step: 'fails' },
    ]);
    expect(answerAddresses(at('refused'), { skin: 'one' })).toEqual([{ path: '/service', step: 'refused' }]);
  });
  it('of a step is each skin that has it, with a version on whose way it stands', () => {
    expect(answerAddresses(step, {})).toMatchObject([
      { path: '/one/service', step: 'start', os: 'one-2', rom: 'cn' },
      { path: '/result/two', step: 'start' },
    ]);
    expect(answerAddresses(step, { skin: 'one', os: 'one-2', rom: 'cn' })).toMatchObject([{ os: 'one-2', rom: 'cn' }]);
    expect(isFor(step, { skin: 'one', os: 'one-1', rom: 'cn' })).toBe(false);
    expect(isFor(step, { skin: 'one', os: 'unknown' })).toBe(true);
  });
  it('has the name that the phone has for it', () => {
    expect([undefined, 'one', 'two'].map((skin) => titleOn(step, skin))).toEqual([
      'Turn on “Start”',
      'Turn on “Start”',
      'Let it begin',
    ]);
  });
  it('of the file check is the step that does it, or a part of the screen without a flow', () => {
    expect(answerAddresses(at('card:check'), { skin: 'one' })).toMatchObject([
      { path: '/one/downloadapps', step: 'check-file' },
    ]);
    expect(answerAddresses(at('card:check'), {})).toEqual([{ path: '/service', step: 'check' }]);
    expect(answerAddresses(at('gate:guard'), { skin: 'one' })).toMatchObject([{ path: '/one/service', step: 'guard' }]);
  });
});
