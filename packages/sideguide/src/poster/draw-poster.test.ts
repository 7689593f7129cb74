import { publishedTags, withStandIns } from '@sideguide/content-kit';
import { textWidth } from '@sideguide/content-kit/operator';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { content as projectContent } from '../../../content-kit/test/content.ts';
import { drawPoster } from './draw-poster.ts';

const content = withStandIns(projectContent);
const address = `https://guide.example/a/rather/long/folder/?app=org.example.${'long'.repeat(20)}&lang=ur`;
const draw = (tag: string, overrides: Partial<Parameters<typeof drawPoster>[1]> = {}) => {
  const { card, badge, ui } = content.locales[tag]!;
  return drawPoster(card, {
    title: badge!.alt!.replace('{app}', 'A rather long name of an app').replace('{phones}', 'Xiaomi / OPPO'),
    lead: String(ui['home-lead']),
    scan: badge!.scan!,
    type: badge!.type!,
    address,
    foot: 'guide.example',
    ...overrides,
  });
};

const linesOf = (svg: string) =>
  [...svg.matchAll(/<text x="1050" y="(\d+)" font-size="(\d+)"[^>]*>([^<]*)</g)].map(([, y, size, text]) => ({
    y: Number(y),
    size: Number(size),
    text: text!.replaceAll('&amp;', '&'),
  }));

describe.each(publishedTags(content))('a poster (%s)', (tag) => {
  it('fits every line on one sheet without overlaps', () => {
    const lines = linesOf(draw(tag));
    expect(lines.length).toBeGreaterThan(5);
    for (const { text, size } of lines) expect(textWidth(text, size), text).toBeLessThan(1_900);
    const body = lines.slice(0, -1).map(({ y }) => y);
    expect(body).toEqual([...body].sort((a, b) => a - b));
    expect(body.at(-1)).toBeLessThan(lines.at(-1)!.y - lines.at(-1)!.size);
    expect(lines.at(-1)!.y).toBeLessThan(2_970);
  });

  it('has a code that is large enough for a camera one metre away', () => {
    const [, scale] = /scale\(([\d.]+)\)/.exec(draw(tag))!;
    // A module of the code must be at least 1.5 mm wide.
    expect(Number(scale)).toBeGreaterThan(15);
  });

  it('contains the whole address as text and as code', () => {
    const svg = draw(tag);
    expect(
      linesOf(svg)
        .map(({ text }) => text)
        .join(''),
    ).toContain(address);
    const { data } = encode(address, { border: 2 });
    expect(svg.match(/M\d+ \d+h1v1h-1z/g)).toHaveLength(data.flat().filter(Boolean).length);
  });
});

it('escapes names', () => {
  const svg = draw('en', { title: '<script>"&' });
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;script&gt;&quot;&amp;');
});

it('begins no line with closing punctuation in languages without spaces', () => {
  for (const tag of ['ja', 'zh', 'th'])
    for (const { text } of linesOf(draw(tag))) expect(text).not.toMatch(/^[、。，：)）]/u);
});
