import type { PlannedStep } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { choicesOf, findPosition, type WholePlan } from './plan-of.ts';

const step = (id: string, more: Partial<PlannedStep> = {}): PlannedStep => ({
  id,
  seconds: 20,
  when: [],
  scenes: [],
  ...more,
});

const list = step('choose', { tool: 'app-list' });
const [get, open, ask, finish] = [step('get'), step('open'), step('ask', { tool: 'what-now' }), step('finish')];
const [page, start, night] = [step('page'), step('start'), step('night', { offered: true })];
const find = step('find', { beside: 'open' });
const blocked = step('blocked', { beside: 'ask', sometimes: true });
const owner = step('owner', { beside: 'ask', sometimes: true });
const again = step('again', { beside: 'ask' });
const still = step('still', { beside: 'blocked' });

const plan: WholePlan = {
  download: [get, open, ask, finish],
  service: [page, start],
  offered: [night],
  tidy: [step('close')],
  asides: { download: [list, find, blocked, owner, again, still], service: [] },
};

describe('choicesOf', () => {
  it('are the steps that a step asks for openly, in order', () => {
    expect(choicesOf(plan, ask, [])).toEqual([blocked, owner]);
    expect(choicesOf(plan, ask, [owner]), 'the likeliest first').toEqual([owner, blocked]);
    expect(choicesOf(plan, open, [])).toEqual([]);
  });
});

describe('spotOf', () => {
  const at = (part: 'download' | 'service', id?: string) => {
    const { step: found, isUnknown, at: place, onward, before } = findPosition(plan, part, id);
    return [found.id, isUnknown, place, before?.id, onward?.id];
  };

  it('is the place on the way of its part', () => {
    expect(at('download', 'get')).toEqual(['get', false, 0, undefined, 'open']);
    expect(at('download', 'finish')).toEqual(['finish', false, 3, 'ask', undefined]);
    expect(at('service', 'start')).toEqual(['start', false, 1, 'page', undefined]);
  });

  it('is the first of the part for an id that it does not have', () => {
    expect(at('download')).toEqual(['get', true, 0, undefined, 'open']);
    expect(at('service', 'get')).toEqual(['page', true, 0, undefined, 'start']);
  });

  it('counts a step beside another as that one, and goes on behind it', () => {
    expect(at('download', 'find')).toEqual(['find', false, 1, 'open', 'ask']);
  });

  it('leads from an answer back to the question, which another message may follow', () => {
    expect(at('download', 'blocked')).toEqual(['blocked', false, 2, 'ask', 'ask']);
    expect(at('download', 'still'), 'beside an answer').toEqual(['still', false, 2, 'blocked', 'ask']);
  });

  it('is off the way for a setting that is only offered, and for a choice that was made', () => {
    expect(at('service', 'night')).toEqual(['night', false, -1, undefined, undefined]);
    expect(at('download', 'choose')).toEqual(['choose', false, -1, undefined, 'get']);
  });
});
