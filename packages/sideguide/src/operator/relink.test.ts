import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandPage } from '@sideguide/site-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, desk } from '../../../../e2e/support/sideguide.ts';
import { relink } from './relink.ts';

let place: Desk;
beforeEach(() => {
  place = desk();
});
afterEach(() => place.remove());

const read = (path: string) => readFileSync(join(place.folder, path), 'utf8');

describe('relink', () => {
  it('names anew what has changed, and whatever names it, up to the document', () => {
    place.put('js/async/data.aaaaaa.js', 'old data');
    place.put('js/async/other.bbbbbb.js', 'left alone; not data:"aaaaab"');
    place.put('js/index.cccccc.js', 'load({data:"aaaaaa","other":"bbbbbb","my-data":"aaaaaa"})');
    place.put('index.html', '<script src="/js/index.cccccc.js"></script>');
    const moved = relink(place.folder, (_path, text) => text.replace('old', 'new'));
    const data = moved.get('js/async/data.aaaaaa.js')!;
    const index = moved.get('js/index.cccccc.js')!;
    expect(moved.get('js/async/other.bbbbbb.js')).toBe('js/async/other.bbbbbb.js');
    expect(data).toMatch(/^js\/async\/data\.[0-9a-f]{6}\.js$/);
    expect(read(data)).toBe('new data');
    const digest = data.split('.').at(-2)!;
    expect(digest).not.toBe('aaaaaa');
    // Another file whose name ends alike keeps its own.
    expect(read(index)).toBe(`load({data:"${digest}","other":"bbbbbb","my-data":"aaaaaa"})`);
    expect(read('index.html')).toBe(`<script src="/${index}"></script>`);
    expect(readdirSync(join(place.folder, 'js/async')).sort()).toEqual([data.slice(9), 'other.bbbbbb.js'].sort());
  });

  it('the same change gives the same names', () => {
    const names = ['one', 'two'].map((folder) => {
      place.put(`${folder}/a.aaaaaa.js`, 'x');
      return relink(join(place.folder, folder), () => 'y').get('a.aaaaaa.js');
    });
    expect(names[0]).toBe(names[1]);
  });

  it('stops where two files name each other', () => {
    place.put('a.aaaaaa.js', 'b.bbbbbb.js');
    place.put('b.bbbbbb.js', 'a.aaaaaa.js');
    expect(() => relink(place.folder, (_path, text) => text)).toThrow('names itself');
  });
});

describe('a brand in the document', () => {
  const page = '<!doctype html>\n<html>\n<head><title>Own</title></head><body></body></html>';

  it('is its title and attributes, and nothing of it is markup', () => {
    const brand = { name: 'A & "B" <c>', contact: 'mailto:a@example.org', languages: ['xx', 'yy'] };
    const html = brandPage(page, brand, { css: 'static/css/brand.1.css', mark: 'static/image/mark.1.svg' }, '/g/');
    expect(html).toContain('<title>A &amp; &quot;B&quot; &lt;c&gt;</title>');
    expect(html).toContain(
      '<html data-contact="mailto:a@example.org" data-languages="xx yy" data-mark="/g/static/image/mark.1.svg">',
    );
    expect(html).toContain('<link href="/g/static/css/brand.1.css" rel="stylesheet"></head>');
  });

  it('that says nothing leaves the document byte for byte', () => {
    expect(brandPage(page, {}, {}, '/')).toBe(page);
  });
});
