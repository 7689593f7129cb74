import { describe, expect, it } from 'vitest';
import { type AxmlElement, type AxmlValue, element } from '../../testing/axml.ts';
import { back, drawing, icon, inner, path, read, vector, white } from '../../testing/icons.ts';

describe('vectors', () => {
  it('are redrawn', async () => {
    expect(await drawing(path())).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 24 24">' +
        '<path d="M0 0h24v24Z" fill="#ffffff"/></svg>',
    );
  });

  it.each<[string, Readonly<Record<string, AxmlValue>>, string]>([
    ['clear colours', { fillColor: { color: 0x80112233 } }, 'fill="#112233" fill-opacity="0.502"'],
    ['opacity', { fillAlpha: { float: 0.5 } }, 'fill="#ffffff" fill-opacity="0.5"'],
    ['even-odd filling', { fillType: 1 }, 'fill="#ffffff" fill-rule="evenodd"'],
    ['written colours', { fillColor: '#f00' }, 'fill="#ff0000"'],
    ['written colours with opacity', { fillColor: '#80ff0000' }, 'fill="#ff0000" fill-opacity="0.502"'],
    ['colours of the platform', { fillColor: { ref: 0x0106000c } }, 'fill="#000000"'],
    ['colours of the resources', { fillColor: { ref: back } }, 'fill="#0000ff"'],
    [
      'strokes',
      { strokeColor: white, strokeWidth: { float: 2 }, fillColor: { color: 0 } },
      'fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="4"',
    ],
  ])('with %s', async (_, values, expected) => {
    const found = await read({
      values: { [icon]: [{ value: 'v.xml' }], [back]: [{ value: { color: 0xff0000ff } }] },
      files: { 'v.xml': vector(path(values)) },
    });
    expect(found?.kind === 'drawn' && inner(found.svg)).toBe(`<path d="M0 0h24v24Z" ${expected}/>`);
  });

  it('with groups, turned about their pivot', async () => {
    const group = { rotation: { float: 45 }, pivotX: 12, pivotY: 12, scaleX: { float: 0.5 }, translateX: 3 };
    expect(inner(await drawing(element('group', group, [path()])))).toBe(
      '<g transform="translate(15 12) rotate(45) scale(0.5 1) translate(-12 -12)"><path d="M0 0h24v24Z" fill="#ffffff"/></g>',
    );
    expect(inner(await drawing(element('group', {}, [path()])))).toMatch(/^<g><path/);
  });

  it('with clips, for what follows them', async () => {
    const clip = element('clip-path', { pathData: 'M1 1h2v2z' });
    expect(inner(await drawing(path(), clip, path({ fillColor: '#000' })))).toBe(
      '<path d="M0 0h24v24Z" fill="#ffffff"/><clipPath id="i1"><path d="M1 1h2v2Z"/></clipPath>' +
        '<g clip-path="url(#i1)"><path d="M0 0h24v24Z" fill="#000000"/></g>',
    );
  });

  it.each([
    ['linear', 0, '<linearGradient id="i1" gradientUnits="userSpaceOnUse" x1="1" y1="0" x2="20" y2="0">'],
    ['radial', 1, '<radialGradient id="i1" gradientUnits="userSpaceOnUse" cx="12" cy="0" r="9">'],
  ])('with %s gradients', async (_, type, expected) => {
    const gradient = element('gradient', {
      ...{ type, startColor: { color: 0xff0000ff }, endColor: { color: 0x00ffffff } },
      ...{ startX: 1, endX: 20, centerX: 12, gradientRadius: 9 },
    });
    const found = await read({
      values: { [icon]: [{ value: 'v.xml' }], [back]: [{ value: 'g.xml' }] },
      files: { 'v.xml': vector(path({ fillColor: { ref: back } })), 'g.xml': gradient },
    });
    const svg = found?.kind === 'drawn' ? found.svg : '';
    expect(svg).toContain(expected);
    expect(svg).toContain('<stop offset="0" stop-color="#0000ff" stop-opacity="1"/>');
    expect(svg).toContain('<path d="M0 0h24v24Z" fill="url(#i1)"/>');
  });

  it('with a sweep, as its first colour; with a colour list, as its last', async () => {
    const colored = async (root: AxmlElement) => {
      const values = { [icon]: [{ value: 'v.xml' }], [back]: [{ value: 'c.xml' }] };
      const files = { 'v.xml': vector(path({ fillColor: { ref: back } })), 'c.xml': root };
      const found = await read({ values, files });
      return found?.kind === 'drawn' ? inner(found.svg) : found;
    };
    const item = (color: number, offset?: number) =>
      element('item', { color: { color }, ...(offset !== undefined && { offset: { float: offset } }) });
    const sweep = element('gradient', { type: 2 }, [item(0xff112233, 0), item(0xffffffff, 1)]);
    expect(await colored(sweep)).toContain('fill="#112233"');
    expect(await colored(element('selector', {}, [item(0xff111111), item(0xff222222)]))).toContain('fill="#222222"');
    expect(await colored(element('other', {}, [item(0xff111111)]))).toBeNull();
  });

  it('are null without anything visible', async () => {
    expect(await drawing()).toBeNull();
    expect(await drawing(path({ pathData: 'nonsense' }))).toBeNull();
    expect(await drawing(path({ fillColor: { type: 2, data: 0x01010433 } }))).toBeNull();
    const none = { values: { [icon]: [{ value: 'v.xml' }] }, files: { 'v.xml': element('vector', {}, [path()]) } };
    expect(await read(none)).toBeNull();
  });
});

describe('no text of the file is in a drawing', () => {
  const hostile = '"/><script>alert(1)</script><image href="https://evil.example/"/>';
  const attributes = ['fillColor', 'fillAlpha', 'strokeColor', 'strokeWidth', 'fillType', 'pathData'];

  it.each(attributes)('in %s', async (name) => {
    const svg = await drawing(path({ strokeColor: white, strokeWidth: 1, [name]: hostile }), path());
    expect(svg).not.toMatch(/script|image|href|evil|alert/);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="192"/);
  });

  it('nor in names, which only tell what to draw', async () => {
    expect(await drawing({ ...path(), name: 'script' }, { ...path(), name: 'foreignObject' })).toBeNull();
  });

  it('the size is limited', async () => {
    const many = Array.from({ length: 3000 }, () => path());
    const long = Array.from({ length: 60 }, () => path({ pathData: `M0 0${'h1'.repeat(9000)}` }));
    const clips = Array.from({ length: 3000 }, () => element('clip-path', { pathData: 'M1 1h2v2z' }));
    for (const children of [many, long, [...clips, path()]]) expect(await drawing(...children)).toBeNull();
  });
});
