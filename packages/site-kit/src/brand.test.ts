import { describe, expect, it } from 'vitest';
import { brandPage } from './brand.ts';

describe('brandPage', () => {
  const page = '<!doctype html>\n<html>\n<head><title>Own</title></head><body></body></html>';

  it('inserts title and style sheet, with the name escaped', () => {
    const html = brandPage(page, { name: 'A & "B" <c>' }, { css: 'static/css/brand.1.css' }, '/g/');
    expect(html).toContain('<title>A &amp; &quot;B&quot; &lt;c&gt;</title>');
    expect(html).toContain('<link href="/g/static/css/brand.1.css" rel="stylesheet"></head>');
  });

  it('leaves the document unchanged if the brand is empty', () => {
    expect(brandPage(page, {}, {}, '/')).toBe(page);
  });
});
