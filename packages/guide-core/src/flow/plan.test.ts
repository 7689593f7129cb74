import { describe, expect, it } from 'vitest';
import type { Guide, PlainCondition, PlannedStep } from '../model/guide.ts';
import {
  asidesOf,
  closersOf,
  countSettings,
  isNeeded,
  minutesOf,
  questions,
  type ReaderAnswers,
  stepsOf,
} from './plan.ts';

const step = (id: string, ...when: PlainCondition[]): PlannedStep => ({ id, seconds: 60, when, scenes: [] });

/** Returns a guide with little more than its plan. */
const guideOf = (parts: Partial<Guide['parts']>): Guide => ({
  id: 'demo',
  parts: { downloadapps: [], service: [], tidy: [], ...parts },
  ui: {},
  words: {},
  romHint: '',
  roms: [{ id: 'global' }, { id: 'cn' }],
  look: {},
  versions: [],
  wordings: {},
  screens: {},
  about: [{ scene: { parts: [] } }],
  path: [],
  labels: {},
  untranslated: [],
});

const unknown: ReaderAnswers = { os: 'unknown', rom: 'unknown' };
const ids = (steps: readonly PlannedStep[]) => steps.map(({ id }) => id).join(' ');

const guide = guideOf({
  downloadapps: [
    step('get'),
    step('ask', { rom: ['global', 'unknown'] }),
    step('tick', { rom: ['cn'] }),
    step('lower', { rom: ['cn'] }, { os: ['three'] }),
    step('finish'),
  ],
  service: [
    step('google', { rom: ['cn'], need: ['google'] }),
    step('page'),
    step('start', { need: ['background', 'notifications'] }),
    step('windows', { need: ['windows'] }),
  ],
  tidy: [step('close')],
});

describe('stepsOf', () => {
  it.each([
    [{ os: 'unknown', rom: 'unknown' }, 'get ask finish'],
    [{ os: 'three', rom: 'global' }, 'get ask finish'],
    [{ os: 'two', rom: 'cn' }, 'get tick finish'],
    [{ os: 'unknown', rom: 'cn' }, 'get tick finish'],
    [{ os: 'three', rom: 'cn' }, 'get tick lower finish'],
  ])('returns the steps for %o, in order', (answers, expected) => {
    expect(ids(stepsOf(guide, 'downloadapps', answers).asked)).toBe(expected);
    expect(stepsOf(guide, 'downloadapps', answers).offered).toEqual([]);
  });

  it('requires no setting while no app is chosen, and offers all that apply to the phone', () => {
    const { asked, offered } = stepsOf(guide, 'service', unknown);
    expect([ids(asked), ids(offered)]).toEqual(['', 'page start windows']);
    expect(ids(stepsOf(guide, 'service', { os: 'two', rom: 'cn' }).offered)).toBe('google page start windows');
  });

  it('contains the list of apps only while none is chosen; the list still opens by its address', () => {
    const choosing = guideOf({ downloadapps: [{ ...step('choose'), tool: 'app-list' }, step('get')] });
    expect(ids(stepsOf(choosing, 'downloadapps', unknown).asked)).toBe('choose get');
    expect(asidesOf(choosing, 'downloadapps', unknown)).toEqual([]);
    const chosen = { ...unknown, needs: [] };
    expect(ids(stepsOf(choosing, 'downloadapps', chosen).asked)).toBe('get');
    expect(ids(asidesOf(choosing, 'downloadapps', chosen))).toBe('choose');
  });

  it('requires what the app needs and offers the rest', () => {
    const { asked, offered } = stepsOf(guide, 'service', { ...unknown, needs: ['notifications'] });
    expect([ids(asked), ids(offered)]).toEqual(['page start', 'windows']);
  });

  it('offers nothing that does not apply to the phone', () => {
    expect(ids(stepsOf(guide, 'service', { ...unknown, needs: ['google'] }).offered)).not.toContain('google');
  });

  it('requires nothing if only the page that leads to settings is left', () => {
    const { asked, offered } = stepsOf(guide, 'service', { ...unknown, needs: [] });
    expect([ids(asked), ids(offered)]).toEqual(['', 'page start windows']);
  });

  it('does not filter the other parts by the needs of the app', () => {
    expect(ids(stepsOf(guide, 'downloadapps', { ...unknown, needs: [] }).asked)).toBe('get ask finish');
    expect(ids(stepsOf(guide, 'tidy', { ...unknown, needs: [] }).asked)).toBe('close');
  });
});

describe('steps off the main path', () => {
  const guideWithAsides = guideOf({
    downloadapps: [
      step('open'),
      { ...step('find'), beside: 'open' },
      { ...step('browse', { os: ['three'] }), beside: 'open' },
      step('finish'),
    ],
    service: [step('page'), step('start', { need: ['background'] }), { ...step('night'), offered: true }],
  });

  it('are not returned by stepsOf', () => {
    expect(ids(stepsOf(guideWithAsides, 'downloadapps', unknown).asked)).toBe('open finish');
    expect(stepsOf(guideWithAsides, 'downloadapps', unknown).offered).toEqual([]);
  });

  it('are returned by asidesOf if they apply to this phone', () => {
    expect(ids(asidesOf(guideWithAsides, 'downloadapps', unknown))).toBe('find');
    expect(ids(asidesOf(guideWithAsides, 'downloadapps', { os: 'three', rom: 'cn' }))).toBe('find browse');
  });

  it('may be offered to everybody without being required', () => {
    const { asked, offered } = stepsOf(guideWithAsides, 'service', { ...unknown, needs: ['background'] });
    expect([ids(asked), ids(offered)]).toEqual(['page start', 'night']);
    expect(ids(stepsOf(guideWithAsides, 'service', unknown).offered)).toBe('page start night');
  });
});

describe('isNeeded', () => {
  it('requires one of the needs of every condition', () => {
    const stepWithNeeds = step('strict', { need: ['google', 'windows'] }, { need: ['background'] });
    expect(isNeeded(stepWithNeeds, { ...unknown, needs: ['windows'] })).toBe(false);
    expect(isNeeded(stepWithNeeds, { ...unknown, needs: ['windows', 'background'] })).toBe(true);
  });

  it('ignores steps with a need while no app is chosen', () => {
    expect(isNeeded(step('windows', { need: ['windows'] }), unknown)).toBe(false);
    expect(isNeeded(step('finish'), unknown)).toBe(true);
  });
});

describe('questions', () => {
  const versions = ['two', 'three'];

  it('contains the ROM if it changes the steps, and the version only once it does too', () => {
    expect(questions(guide, versions, unknown)).toEqual(['rom']);
    expect(questions(guide, versions, { os: 'unknown', rom: 'global' })).toEqual(['rom']);
    expect(questions(guide, versions, { os: 'unknown', rom: 'cn' })).toEqual(['rom', 'os']);
  });

  it('is empty if every answer gives the same steps', () => {
    const plain = guideOf({ downloadapps: [step('get')], service: [step('page', { need: ['windows'] })] });
    expect(questions(plain, versions, unknown)).toEqual([]);
  });

  it('considers the difference between an answer and no answer', () => {
    const known = guideOf({ downloadapps: [step('get'), step('skip', { os: ['two', 'three'] })] });
    expect(questions(known, versions, unknown)).toEqual(['os']);
  });

  it('considers every part', () => {
    expect(questions(guideOf({ service: [step('sleep', { os: ['two'] })] }), versions, unknown)).toEqual(['os']);
    expect(questions(guideOf({ tidy: [step('raise', { rom: ['cn'] })] }), versions, unknown)).toEqual(['rom']);
  });

  it('keeps a question after its answer, so that it can be changed', () => {
    expect(questions(guide, versions, { os: 'three', rom: 'cn' })).toEqual(['rom', 'os']);
  });
});

describe('minutesOf', () => {
  it('returns the rounded sum, at least one', () => {
    expect(minutesOf([])).toBe(1);
    expect(minutesOf([{ ...step('short'), seconds: 20 }])).toBe(1);
    expect(minutesOf([step('a'), { ...step('b'), seconds: 95 }])).toBe(3);
  });
});

describe('countSettings', () => {
  it('counts steps that change a setting, not the pages that lead there', () => {
    const night: PlannedStep = { ...step('night'), offered: true };
    expect(countSettings([step('page'), step('start', { need: ['background'] }), night])).toBe(2);
  });
});

describe('a step that covers others on one page of the phone', () => {
  const paged = guideOf({
    service: [
      { ...step('both', { need: ['windows'] }), covers: ['windows', 'lock'] },
      step('windows', { need: ['windows'] }),
      step('lock', { need: ['lock-screen'] }),
    ],
  });

  it.each<[string, ReaderAnswers['needs'], string, string, string]>([
    ['replaces them for an app that needs all', ['windows', 'lock-screen'], 'both', '', 'windows lock'],
    ['stays away from an app that needs one of them', ['windows'], 'windows', 'lock', ''],
    ['stays away while no app is chosen', undefined, '', 'windows lock', ''],
  ])('%s', (_what, needs, asked, offered, asides) => {
    const answers = { ...unknown, ...(needs ? { needs } : {}) };
    const found = stepsOf(paged, 'service', answers);
    expect([ids(found.asked), ids(found.offered), ids(asidesOf(paged, 'service', answers))]).toEqual([
      asked,
      offered,
      asides,
    ]);
  });
});

it('closersOf are the steps that close what a step opens, in every part', () => {
  const doors = guideOf({
    downloadapps: [{ ...step('open'), opens: ['source'] }, step('look')],
    service: [{ ...step('shut'), closes: ['source', 'protection'] }],
    tidy: [
      { ...step('close'), closes: ['source'] },
      { ...step('other'), closes: ['protection'] },
    ],
  });
  expect(closersOf(doors, doors.parts.downloadapps[0]!)).toEqual(['shut', 'close']);
  expect(closersOf(doors, doors.parts.downloadapps[1]!)).toEqual([]);
});
