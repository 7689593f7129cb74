import { canShow, namesOf, screensAt } from '@sideguide/guide-core/flow';
import { describe, expect, it } from 'vitest';
import { compileGuide } from '../src/compile/guide.ts';
import { compileMessages } from '../src/compile/messages.ts';
import { content } from './content.ts';

const named = Object.values(content.skins).flatMap(({ card }) =>
  namesOf(card).map((maker) => [maker, card.id] as const),
);

describe.each(named)('a phone with the name %s', (maker, skin) => {
  const guide = compileGuide(content, skin, 'en');
  const messages = compileMessages(content, 'en', skin).all.filter(({ when }) => when?.maker);
  const isOwn = ({ when }: (typeof messages)[number]) => when!.maker!.includes(maker);
  const others = messages.filter((message) => !isOwn(message)).map(({ id }) => id);

  it('shows no message of another maker', () => {
    expect(messages.filter((message) => canShow(message, { skin, maker })).filter((one) => !isOwn(one))).toEqual([]);
    for (const step of Object.keys(guide.screens)) {
      const seen = screensAt(guide, step, { os: 'unknown', rom: 'unknown', maker }).map(({ id }) => id);
      expect(seen.filter((id) => others.includes(id))).toEqual([]);
    }
  });

  it('has its maker’s messages before all others', () => {
    for (const step of Object.keys(guide.screens)) {
      const ofMaker = screensAt(guide, step, { os: 'unknown', rom: 'unknown', maker }).map(({ message }) =>
        Boolean(message?.when?.maker),
      );
      expect(ofMaker).toEqual([...ofMaker].sort((one, other) => Number(other) - Number(one)));
    }
  });
});

it('whose name is not known has no maker’s messages among the likeliest, and may show any', () => {
  for (const skin of Object.keys(content.skins)) {
    const guide = compileGuide(content, skin, 'en');
    const screens = Object.keys(guide.screens).flatMap((step) =>
      screensAt(guide, step, { os: 'unknown', rom: 'unknown' }),
    );
    expect(screens.filter(({ message }) => message?.when?.maker)).toEqual([]);
    const { all } = compileMessages(content, 'en', skin);
    expect(all.filter((message) => message.when?.maker && !canShow(message, { skin }))).toEqual([]);
  }
});
