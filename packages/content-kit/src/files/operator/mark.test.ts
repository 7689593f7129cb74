import { describe, expect, it } from 'vitest';
import { markProblem } from './mark.ts';

const bytes = (text: string) => Buffer.from(text);
const svg = (inner: string, more = '') =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${more}>${inner}</svg>`);
const png = (width: number, height: number, length = 100) => {
  const data = Buffer.alloc(length);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(data);
  data.writeUInt32BE(width, 16);
  data.writeUInt32BE(height, 20);
  return data;
};

/** Returns a drawing whose square is drawn 2 ** `times` times; with 16, a browser already takes too long. */
const doubled = (times: number) =>
  `<defs><g id="a0"><rect/></g>${Array.from({ length: times }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(2)}</g>`).join('')}</defs><use href="#a${times}"/>`;

describe('a mark', () => {
  it.each([
    svg('<path d="M0 0h1v1z" fill="#123456"/>'),
    svg('<defs><path id="leaf" d="M0 0h1v1z"/></defs><use href="#leaf"/><use href="#leaf" transform="rotate(90)"/>'),
    svg('<title>A mark (ours)</title><g transform="rotate(45) skewX(1)"><path fill="rgb(1,2,3)"/></g>'),
    bytes(
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<svg viewBox="0 0 1 1"><defs><linearGradient id="a"/></defs><rect fill="url(#a)" width="1" height="1"/><use href="#a"/></svg>',
    ),
  ])('that only shows itself is taken: %#', (file) => {
    expect(markProblem('svg', file)).toBeUndefined();
  });

  it.each([
    [svg('<script>alert(1)</script>'), 'script'],
    [svg('<SCRIPT/>'), 'SCRIPT'],
    [svg('', ' onload="alert(1)"'), 'events'],
    [svg('<path\nonclick = "x"/>'), 'events'],
    [svg('<foreignObject/>'), 'foreignObject'],
    [svg('<image href="https://example.org/a.png"/>'), 'image'],
    [svg('<a href="javascript:alert(1)"><path/></a>'), '<a>'],
    [svg('<use href="https://example.org/a.svg#b"/>'), 'another file'],
    [svg('<use xlink:href="other.svg#b"/>'), 'another file'],
    [svg('<rect fill="url(https://example.org/a)"/>'), 'another file'],
    [svg('<rect fill="u\\72l(https://example.org/a)"/>'), 'hides text'],
    [svg('<rect fill="image-set(\'https://example.org/a\' 1x)"/>'), 'image-set() has no place'],
    [svg('<rect fill="-webkit-image-set(\'https://example.org/a\' 1x)"/>'), '-webkit-image-set() has no place'],
    [svg('<rect fill="src(\'https://example.org/a\')"/>'), 'src() has no place'],
    [svg('<use href="#b"/>', ' xml:base="https://example.org/a.svg"'), 'where its links begin'],
    [svg('<style>*{}</style>'), 'style'],
    [svg('<path style="fill:red"/>'), 'style attribute'],
    [svg('<animate attributeName="href"/>'), 'animate'],
    [svg('<title>&#106;</title>'), 'hides text'],
    [bytes('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'), 'does not begin'],
    [bytes('<svg><!DOCTYPE x></svg>'), 'document type'],
    [bytes('<html></html>'), 'does not begin'],
    [svg('<!-- made by hand -->'), 'a comment'],
    [svg('<?xml-stylesheet type="text/css" href="#a"?>'), 'an instruction'],
    [bytes('<?xml-stylesheet type="text/css" href="#a"?><svg/>'), 'does not begin'],
    [bytes('<?xml version="1.0" encoding="ISO-2022-JP"?><svg/>'), 'not in UTF-8'],
    [bytes('<svg xmlns="http://www.w3.org/2000/svg"><rect'), 'not written whole'],
    [bytes('<svg xmlns="http://www.w3.org/2000/svg"><g></svg></g>'), 'not written whole'],
    [bytes('<svg></svg><svg></svg>'), 'not written whole'],
    [svg('<rect/onload="alert`1`"/>'), 'not written whole'],
    [svg(doubled(16)), 'one <use> leads to another'],
    [svg('<g id="a"><use href="#a"/></g>'), 'one <use> leads to another'],
    [svg(`<g id="a">${'<path/>'.repeat(90)}</g>${'<use href="#a"/>'.repeat(30)}`), 'it comes to 2852 elements'],
    [svg(`<path id="a"/>${'<use href="#a"/>'.repeat(1000)}`), 'it comes to 2002 elements'],
    [bytes(''), 'does not begin'],
    [svg('x'.repeat(20_000)), '16384 are the most'],
  ])('that could do more is refused: %#', (file, reason) => {
    expect(markProblem('svg', file)).toContain(reason);
  });

  it('as a picture has a size that fits', () => {
    expect(markProblem('png', png(64, 64))).toBeUndefined();
    expect(markProblem('png', png(16, 64))).toContain('16 × 64');
    expect(markProblem('png', png(64, 4000))).toContain('64 × 4000');
    expect(markProblem('png', bytes('GIF89a, and more than thirty-three bytes'))).toContain('not a PNG');
    expect(markProblem('png', png(64, 64).subarray(0, 20))).toContain('not a PNG');
    expect(markProblem('png', png(64, 64, 70_000))).toContain('the most');
  });
});
