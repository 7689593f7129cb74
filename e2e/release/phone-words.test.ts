import { expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';

it.each([
  ['/service#isolation-violation', 'h1 bdi', /_$/],
  ['/service#not-fully-64-bit', 'h1 bdi', /\s$/],
  ['/coloros/service?rom=global#auto-launch', 'h1 bdi', /launch\s?$/],
  ['/service?lang=zh#long-warning', 'h1', /[^“]$/],
])('breaks labels between words, not at a hyphen: %s', async (place, where, end) => {
  const page = await phone({ viewport: { width: 320, height: 740 } });
  await visit(page, place);
  const lines = await page
    .locator(where)
    .first()
    .evaluate((element) => {
      const all: string[] = [];
      let last = Number.NaN;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [at, letter] of [...node.textContent!].entries()) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { bottom } = range.getBoundingClientRect();
          if (Math.abs(bottom - last) < 8) all.push(all.pop() + letter);
          else all.push(letter);
          last = bottom;
        }
      return all;
    });
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(end);
  for (const line of lines) expect(line).not.toMatch(/^[，。；：！？”]/);
});
