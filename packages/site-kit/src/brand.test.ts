import { describe, expect, it } from 'vitest';
import { brandPage } from './brand.ts';

describe('a brand in the document', () => {
  const page = '<!doctype html>\n<html>\n<head><title>Own</title></head><body></body></html>';

  it('is its title and style sheet, and nothing of it is markup', () => {
    const html = brandPage(page, { name: 'A & "B" <c>' }, { css: 'static/css/brand.1.css' }, '/g/');
    expect(html).toContain('<title>A &amp; &quot;B&quot; &lt;c&gt;</title>');
    expect(html).toContain('<link href="/g/static/css/brand.1.css" rel="stylesheet"></head>');
  });

  it('that says nothing leaves the document byte for byte', () => {
    expect(brandPage(page, {}, {}, '/')).toBe(page);
  });
});
