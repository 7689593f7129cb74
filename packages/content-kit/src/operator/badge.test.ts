import { describe, expect, it } from 'vitest';
import { badgeHtml, badgeMarkdown, drawBadge, textWidth } from './badge.ts';

const card = { tag: 'aa', dir: 'ltr', script: 'latin' } as const;
const words = { above: 'Install on', phones: 'One / Two', alt: 'Install “A & <B>” on One / Two' };

describe('a badge', () => {
  it('is as wide as its longest line wants, and tells each its width', () => {
    const { svg, width, height } = drawBadge(card, words);
    const lengths = [...svg.matchAll(/textLength="(\d+)"/g)].map(([, length]) => Number(length));
    expect(lengths).toEqual([Math.ceil(textWidth('Install on', 14)), Math.ceil(textWidth('One / Two', 20))]);
    expect(width).toBe(Math.max(...lengths) + 56 + 18);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(drawBadge(card, { ...words, above: 'A much longer line than the other' }).width).toBeGreaterThan(width);
  });

  it('is named for those who do not see it, in its language', () => {
    const { svg } = drawBadge(card, words);
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="t" lang="aa"/);
    expect(svg).toContain('<title id="t">Install “A &amp; &lt;B&gt;” on One / Two</title>');
  });

  it('is mirrored from right to left', () => {
    const { svg, width } = drawBadge({ ...card, dir: 'rtl', script: 'arabic' }, words);
    expect(svg).toContain(`x="${width - 56}"`);
    expect(svg).toContain('direction="rtl" text-anchor="start"');
    expect(svg).toContain(`translate(${width - 58} 0)`);
  });

  it('brings nothing along', () => {
    expect(drawBadge(card, words).svg).not.toMatch(/href|url\(|<image|<style|script/);
  });

  it('counts marks for nothing, and wide letters as wide', () => {
    expect(textWidth('e\u0301', 10)).toBe(textWidth('e', 10));
    expect(textWidth('字', 10)).toBe(10);
    expect(textWidth('iiii', 10)).toBeLessThan(textWidth('MMMM', 10) / 2);
    expect(textWidth('~', 1000)).toBe(838);
  });

  it('is shown by Markdown and HTML that nothing can break out of', () => {
    const link = { href: 'https://guide.example/?app=a.b&lang=aa', src: 'badge-aa.svg', alt: 'A]("x") <b>' };
    expect(badgeMarkdown(link)).toBe('[![A\\]("x") \\<b\\>](badge-aa.svg)](https://guide.example/?app=a.b&lang=aa)');
    expect(badgeHtml(link, card, { width: 1, height: 2 })).toBe(
      '<a href="https://guide.example/?app=a.b&amp;lang=aa"><img src="badge-aa.svg" width="1" height="2" alt="A](&quot;x&quot;) &lt;b&gt;" lang="aa" dir="ltr"></a>',
    );
  });
});
