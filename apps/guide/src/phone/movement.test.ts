import type { Scene, ScenePart } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { movement } from './movement.ts';
import { picturesOf, restOf } from './picture.ts';

const title = (label: string, back?: true): ScenePart => ({ kind: 'title', words: { label }, ...(back && { back }) });
const list = (...labels: string[]): ScenePart => ({ kind: 'group', rows: labels.map((label) => ({ label })) });
const dialog = (label: string): ScenePart => ({ kind: 'dialog', title: { label }, buttons: [{ ghost: 40 }] });
const scene = (...parts: ScenePart[]): Scene => ({ parts });

const settings = scene(title('settings'), list('apps'));
const apps = scene(title('apps', true), list('a', 'b'));
const home = scene({ kind: 'icons', mark: 'hold' });
const recents = scene({ kind: 'recents', action: 'padlock' });

/** Returns the movements between the scenes, there and back. */
function moves(...scenes: Scene[]) {
  const [a, b] = picturesOf(scenes);
  if (!a || !b) throw new Error('two scenes are needed');
  return [movement(a, b), movement(b, a, true)];
}

const pages = (...scenes: Scene[]) => moves(...scenes).map(({ page }) => page);
const overs = (...scenes: Scene[]) => moves(...scenes).map(({ over }) => over);

describe('movement', () => {
  it('pushes a page further in, and pops it on the way back', () => {
    expect(pages(settings, apps)).toEqual(['push', 'pop']);
    expect(pages(apps, settings)).toEqual(['pop', 'push']);
  });

  it('opens an app from the home screen, and makes it a card among the recent ones', () => {
    expect(pages(home, settings)).toEqual(['open', 'close']);
    expect(pages(settings, recents)).toEqual(['sink', 'rise']);
  });

  it('opens another app that nothing on the page leads to', () => {
    expect(pages(settings, scene({ kind: 'browser' }, list('x')))).toEqual(['open', 'close']);
  });

  it('lets a page stay while a switch turns, a tick comes or the mark moves', () => {
    const page = (state: 'on' | 'off', mark?: 'tap') =>
      scene(title('x', true), { kind: 'group', rows: [{ label: 'a', switch: state, ...(mark && { mark }) }] });
    expect(pages(page('off', 'tap'), page('on'))).toEqual(['stay', 'stay']);
  });

  it('scrolls down to a part of the same page', () => {
    expect(pages(apps, { ...scene(list('c')), middle: true })).toEqual(['down', 'up']);
  });

  it('brings a message over the page before it, and takes it away', () => {
    expect(moves(apps, scene(dialog('m')))).toEqual([
      { page: 'stay', over: 'come' },
      { page: 'stay', over: 'go' },
    ]);
  });

  it('keeps a message of the same words, and swaps it for another', () => {
    expect(overs(scene(dialog('m')), scene(dialog('m')))).toEqual(['stay', 'stay']);
    expect(overs(scene(dialog('m')), scene(dialog('n')))).toEqual(['swap', 'swap']);
  });
});

describe('picturesOf', () => {
  const turned = scene(title('x', true), { kind: 'group', rows: [{ label: 'a', switch: 'on', mark: 'tap' }] });

  it('knows how a switch was before the tap', () => {
    const [picture] = picturesOf([turned]);
    expect(picture?.before?.page[1]).toMatchObject({ rows: [{ switch: 'off' }] });
    expect(picture?.page[1]).toMatchObject({ rows: [{ switch: 'on' }] });
  });

  it('rests on the last picture with something to do', () => {
    expect(restOf(picturesOf([home, turned, apps]))).toBe(1);
    expect(restOf(picturesOf([settings, apps]))).toBe(1);
  });
});
