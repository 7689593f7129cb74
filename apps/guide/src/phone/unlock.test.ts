import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DrawingTexts } from './drawing-texts.ts';
import { Unlock } from './unlock.tsx';

it('a keypad is read from left to right on a page in any direction', () => {
  const part = { kind: 'unlock', by: 'code' } as unknown as Parameters<typeof Unlock>[0]['part'];
  const drawn = renderToStaticMarkup(createElement(Unlock, { part, texts: {} as DrawingTexts }));
  expect(drawn).toMatch(/ dir="ltr">.*1.*2.*3/);
});
