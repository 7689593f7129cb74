import { describe, expect, it } from 'vitest';
import { markProblem } from '../files/operator/mark.ts';
import { cleanMark } from './clean-mark.ts';

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${more}>${inner}</svg>`;
const problemOf = (text: string) => markProblem('svg', Buffer.from(cleanMark(text)));

/** A circle with a gradient as saved by Inkscape. */
const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg width="48" height="48" viewBox="0 0 48 48" version="1.1" id="svg5" inkscape:version="1.2.2" sodipodi:docname="mark.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="8"><inkscape:grid type="xygrid" id="grid9" /></sodipodi:namedview>
  <defs id="defs2"><linearGradient id="g"><stop style="stop-color:#ff0000;stop-opacity:1;" offset="0" id="stop1" /></linearGradient></defs>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
    <circle style="fill:url(#g);fill-rule:evenodd;stroke:none;stroke-width:0.5px;-inkscape-stroke:none;font-family:sans" cx="24" cy="24" r="20" id="path1" />
  </g>
</svg>`;

describe('a drawing as a drawing program saves it', () => {
  const cleaned = cleanMark(inkscape);

  it('is taken, without the notes of the program', () => {
    expect(problemOf(inkscape)).toBeUndefined();
    expect(cleaned).not.toMatch(/inkscape|sodipodi|rdf|metadata|style|namedview|xmlns:svg/);
  });

  it('looks as it did', () => {
    expect(cleaned).toContain('fill="url(#g)" fill-rule="evenodd" stroke="none" stroke-width="0.5px"');
    expect(cleaned).toContain('<stop stop-color="#ff0000" stop-opacity="1" offset="0" id="stop1"/>');
    expect(cleanMark(cleaned)).toBe(cleaned);
  });

  it('has its style win over an attribute of the same name, on either side of it', () => {
    expect(cleanMark(svg('<path fill="red" style="fill:blue"/>'))).toContain('<path fill="blue"/>');
    expect(cleanMark(svg('<path style="fill:blue" fill="red"/>'))).toContain('<path fill="blue"/>');
    expect(cleanMark(svg('<path style="fill:url(&quot;#g&quot;)"/>'))).toContain('<path fill="url(#g)"/>');
  });
});

it.each([
  svg('<script>alert(1)</script>'),
  svg('<scr<metadata/>ipt>alert(1)</script>'),
  svg('<metadata></metadata><script/>'),
  svg('<path style="fill:url(https://example.org/a)"/>'),
  svg('<path style="fill:url(data:x)"/>'),
  svg('<path style="fill:expression(alert(1))"/>'),
  svg('<path inkscape:label="a>b" onclick="x"/>'),
  svg('', ' onload="alert(1)"'),
  svg('<path style="fill:red" onmouseover=\'x\'/>'),
  svg('<use xlink:href="other.svg#b"/>'),
  svg('<style>*{}</style>'),
  svg('<foreignObject/>'),
  svg('<svg:path/>'),
  '<!DOCTYPE svg><svg/>',
  // A browser that decodes it as Japanese sees a script where others see a comment reassembled from pieces.
  `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('\u001b$B<!-<!---->-\u001b(B<script>alert`1`</script><!-<!---->- -->')}`,
  svg('<metadata><rect/>'),
])('stays refused where it loads or runs something: %#', (text) => {
  expect(problemOf(text)).toBeDefined();
});

it('is read in no time, whatever its comments: as many as a file of the largest size has', () => {
  expect(cleanMark('<!--'.repeat(2 ** 18 - 1))).toBe('');
  expect(problemOf('<!-<!---->- -->'.repeat(1_000))).toContain('does not begin');
});
