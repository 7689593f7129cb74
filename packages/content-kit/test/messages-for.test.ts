import { asidesOf, canShow, phoneThatShows, stepAfterMessage, stepsOf } from '@sideguide/guide-core/flow';
import type { CompiledMessage } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { compileGuide } from '../src/compile/guide.ts';
import { compileMessages } from '../src/compile/messages.ts';
import { content } from './content.ts';

const parts = ['downloadapps', 'service', 'tidy'] as const;

describe('the way on from a message', () => {
  const way = (id: string, ...when: { os?: string[]; rom?: string[] }[]) => ({
    id,
    part: 'downloadapps' as const,
    when,
  });

  it('is the first step that the phone has', () => {
    const message = { way: [way('old', { os: ['a'] }), way('new', { os: ['b'] }, { rom: ['cn'] })] };
    expect(stepAfterMessage(message, 'demo', { os: 'a', rom: 'cn' })?.id).toBe('old');
    expect(stepAfterMessage(message, 'demo', { os: 'b', rom: 'cn' })?.id).toBe('new');
    expect(stepAfterMessage(message, 'demo', { os: 'b', rom: 'global' })).toBeUndefined();
    expect(stepAfterMessage(message, 'demo', {})).toBeUndefined();
  });

  it('is a step of the reader’s own maker', () => {
    const message = {
      way: [
        { ...way('one'), skin: 'other' },
        { ...way('two'), skin: 'demo' },
      ],
    };
    expect(stepAfterMessage(message, 'demo', {})?.id).toBe('two');
    expect(stepAfterMessage({}, 'demo', {})).toBeUndefined();
  });

  it('takes from the message what it tells of the phone, and from its owner what is known', () => {
    const message = { when: { os: ['b', 'unknown'], rom: ['cn'] } };
    expect(phoneThatShows(message, {})).toEqual({ os: 'b', rom: 'cn' });
    expect(phoneThatShows(message, { os: 'unknown', rom: 'unknown' })).toEqual({ os: 'b', rom: 'cn' });
    expect(phoneThatShows(message, { os: 'c', rom: 'global' })).toEqual({ os: 'c', rom: 'global' });
    expect(phoneThatShows({ when: { os: ['a', 'b'] } }, { os: 'unknown' })).toEqual({ os: 'unknown', rom: undefined });
  });
});

describe.each(Object.keys(content.skins))('on every phone of %s', (skin) => {
  const guide = compileGuide(content, skin, 'en');
  const own = compileMessages(content, 'en', skin).all;
  const all: readonly CompiledMessage[] = [...compileMessages(content, 'en').all, ...own];
  const { versions, roms } = content.skins[skin]!.skin;
  const phones = [...versions.map(({ id }) => id), 'unknown'].flatMap((os) =>
    [...roms.map(({ id }) => id), 'unknown'].map((rom) => ({ os, rom })),
  );
  /** Steps that a reader can reach: those on the main path, those offered, and those beside one of them, in two stages. */
  const stepsFor = (phone: { os: string; rom: string }): Set<string> =>
    new Set(
      parts.flatMap((part) => {
        const { asked, offered } = stepsOf(guide, part, phone);
        const onTheWay = [...asked, ...offered].map(({ id }) => id);
        const asides = asidesOf(guide, part, phone);
        const besides = (hosts: readonly string[]): string[] =>
          asides.filter(({ beside }) => hosts.includes(beside!)).map(({ id }) => id);
        return [...onTheWay, ...besides(onTheWay), ...besides(besides(onTheWay))];
      }),
    );

  it('a message leads to no step that this phone does not have', () => {
    const wrong = phones.flatMap((phone) =>
      all.flatMap((message) => {
        if (!canShow(message, { skin, ...phone })) return [];
        const { os = 'unknown', rom = 'unknown' } = phoneThatShows(message, phone);
        const way = stepAfterMessage(message, skin, { os, rom });
        return !way || stepsFor({ os, rom }).has(way.id) ? [] : [`${message.id} → ${way.id}: ${os} ${rom}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('each message of the maker stands at a step of each phone that can show it', () => {
    const wrong = phones
      .filter(({ os, rom }) => os !== 'unknown' && rom !== 'unknown')
      .flatMap((phone) => {
        const steps = stepsFor(phone);
        return own
          .filter((message) => canShow(message, { skin, ...phone }))
          .filter((message) => !message.steps.some((step) => steps.has(step)))
          .map(({ id }) => `${id}: ${phone.os} ${phone.rom}`);
      });
    expect(wrong).toEqual([]);
  });

  it('each message of the maker that has a way shows it on some phone', () => {
    const lost = own.filter(
      (message) =>
        message.way && !phones.some((phone) => stepAfterMessage(message, skin, phoneThatShows(message, phone))),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});
