import { expect, it } from 'vitest';
import type { Guide, PlannedStep, PossibleScreen } from '../model/guide.ts';
import { screensAt } from './screens-at.ts';

const step = (id: string, rom?: string): PlannedStep => ({
  id,
  seconds: 20,
  when: rom ? [{ rom: [rom] }] : [],
  scenes: [],
  beside: 'ask',
});
const message = (id: string, rom?: string): PossibleScreen => ({
  id,
  message: { scene: { parts: [] }, title: id, ...(rom ? { when: { rom: [rom] } } : {}) },
});

/** Returns the ids of the screens that a phone may show, from a list of all. */
function at(screens: readonly PossibleScreen[], rom: string, needs?: 'restricted'[], maker?: string): string {
  const guide = {
    parts: { downloadapps: [step('shared'), step('china', 'cn')], service: [], tidy: [] },
    screens: { ask: screens },
  } as unknown as Guide;
  return screensAt(guide, 'ask', { os: 'unknown', rom, maker, ...(needs ? { needs } : {}) })
    .map(({ id }) => id)
    .join(' ');
}

it('has nothing that this phone cannot show', () => {
  const all = [message('stop', 'cn'), { id: 'china' }, { id: 'shared' }, { id: 'nowhere' }];
  expect(at(all, 'cn')).toBe('stop china shared');
  expect(at(all, 'global')).toBe('shared');
  expect(at(all, 'unknown'), 'a message that cannot be ruled out').toBe('stop shared');
});

it('has the order for this phone and app', () => {
  const all = [
    { ...message('sensitive'), when: { need: ['restricted'] as const } },
    { id: 'shared', when: { rom: ['cn'] } },
    message('blocked'),
    { id: 'shared' },
  ];
  expect(at(all, 'cn')).toBe('shared blocked');
  expect(at(all, 'global')).toBe('blocked shared');
  expect(at(all, 'global', ['restricted'])).toBe('sensitive blocked shared');
});

it('has one maker’s messages on phones that are known to be its own', () => {
  const own = { id: 'own', message: { scene: { parts: [] }, title: 'own', when: { maker: ['Sirius'] } } };
  const seen = (maker?: string) => at([own, message('every')], 'global', undefined, maker);
  expect(seen('Sirius')).toBe('own every');
  expect(seen('Vega')).toBe('every');
  expect(seen(), 'most phones are of others').toBe('every');
});

it('has at most six, the likeliest', () => {
  expect(
    at(
      [...'abcdefgh'].map((id) => message(id)),
      'cn',
    ),
  ).toBe('a b c d e f');
  expect(at([], 'cn')).toBe('');
});
