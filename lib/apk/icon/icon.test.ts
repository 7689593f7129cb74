import { describe, expect, it } from 'vitest';
import { type ArscValue, buildArsc } from '../../../tests/support/apk/arsc.ts';
import { type AxmlElement, type AxmlValue, buildAxml, element } from '../../../tests/support/apk/axml.ts';
import { png } from '../../../tests/support/apk/pictures.ts';
import { joinZip, layZip, type ZipPart } from '../../../tests/support/apk/zip-writer.ts';
import { memorySource } from '../bytes/sources.ts';
import { readAxml } from '../manifest/axml.ts';
import { Resources } from '../manifest/resources.ts';
import { readArchive } from '../zip/directory.ts';
import { iconOf } from './icon.ts';

const icon = 0x7f010000;
const front = 0x7f010001;
const back = 0x7f020000;
const other = 0x7f030000;
const white = { color: 0xffffffff };

interface Made {
  /** Values of resources; `icon` is the application's. */
  readonly values: Readonly<Record<number, readonly ArscValue[]>>;
  readonly files: Readonly<Record<string, Uint8Array | AxmlElement>>;
  readonly application?: Readonly<Record<string, AxmlValue>>;
}

async function read({ values, files, application = { icon: { ref: icon } } }: Made) {
  const parts = Object.entries(files).map(
    ([name, data]): ZipPart => ({ name, data: data instanceof Uint8Array ? data : buildAxml(data) }),
  );
  const archive = await readArchive(memorySource(joinZip(layZip(parts))));
  return iconOf(
    archive,
    new Resources(buildArsc(values)),
    readAxml(buildAxml(element('application', application))).root,
  );
}

const vector = (...children: readonly AxmlElement[]) =>
  element(
    'vector',
    { width: { dp: 24 }, height: { dp: 24 }, viewportWidth: { float: 24 }, viewportHeight: { float: 24 } },
    children,
  );
const path = (values: Readonly<Record<string, AxmlValue>> = {}) =>
  element('path', { pathData: 'M0,0h24v24z', fillColor: white, ...values });
const adaptive = (background: AxmlValue, foreground: AxmlValue) =>
  element('adaptive-icon', {}, [
    element('background', { drawable: background }),
    element('foreground', { drawable: foreground }),
  ]);
/** Picture of a lone vector with this content. */
async function drawing(...children: readonly AxmlElement[]): Promise<string | null> {
  const found = await read({ values: { [icon]: [{ value: 'v.xml' }] }, files: { 'v.xml': vector(...children) } });
  return found?.kind === 'drawn' ? found.svg : null;
}
const inner = (svg: string | null) => svg?.replace(/^<svg[^>]*>|<\/svg>$/g, '');

describe('pictures', () => {
  const densities = { 160: 48, 320: 96, 480: 144, 640: 192, 1000: 512 };
  const values = Object.entries(densities).map(([density, side]) => ({
    density: Number(density),
    value: `res/${side}.png`,
  }));
  const files = Object.fromEntries(Object.values(densities).map((side) => [`res/${side}.png`, png(side, side)]));

  it('the sharpest that is not too large', async () => {
    expect(await read({ values: { [icon]: values }, files })).toEqual({
      kind: 'picture',
      type: 'image/png',
      bytes: png(192, 192),
    });
  });

  it('the least of those that are too large', async () => {
    const large = [
      { density: 320, value: 'res/512.png' },
      { density: 160, value: 'b.png' },
    ];
    const found = await read({ values: { [icon]: large }, files: { ...files, 'b.png': png(256, 256) } });
    expect(found).toMatchObject({ bytes: png(256, 256) });
  });

  it('by day, whatever is sharper at night', async () => {
    const both = [
      { density: 640, night: true, value: 'res/192.png' },
      { density: 160, value: 'res/48.png' },
    ];
    expect(await read({ values: { [icon]: both }, files })).toMatchObject({ bytes: png(48, 48) });
  });

  it('one that the manifest names itself, or behind references, or the round one', async () => {
    const expected = { bytes: png(48, 48) };
    expect(await read({ values: {}, files, application: { icon: 'res/48.png' } })).toMatchObject(expected);
    const chain = { [icon]: [{ value: { ref: front } }], [front]: [{ value: 'res/48.png' }] };
    expect(await read({ values: chain, files })).toMatchObject(expected);
    const round = { roundIcon: { ref: front } };
    expect(await read({ values: chain, files, application: round })).toMatchObject(expected);
  });

  it('none of a type that could be more than a picture, whatever its name', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await read({ values: { [icon]: [{ value: 'a.png' }] }, files: { 'a.png': svg } })).toBeNull();
    expect(await read({ values: { [icon]: [{ value: 'a.xml' }] }, files: { 'a.xml': svg } })).toBeNull();
  });

  it('none where there is none', async () => {
    expect(await read({ values: {}, files: {} })).toBeNull();
    expect(await read({ values: { [icon]: [{ value: 'gone.png' }] }, files: {} })).toBeNull();
    expect(await read({ values: {}, files: {}, application: {} })).toBeNull();
    expect(await read({ values: { [icon]: [{ value: { ref: icon } }] }, files: {} })).toBeNull();
  });
});

describe('vectors', () => {
  it('are drawn anew', async () => {
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

  it('are none without anything to see', async () => {
    expect(await drawing()).toBeNull();
    expect(await drawing(path({ pathData: 'nonsense' }))).toBeNull();
    expect(await drawing(path({ fillColor: { type: 2, data: 0x01010433 } }))).toBeNull();
    const none = { values: { [icon]: [{ value: 'v.xml' }] }, files: { 'v.xml': element('vector', {}, [path()]) } };
    expect(await read(none)).toBeNull();
  });
});

describe('adaptive icons', () => {
  const values = {
    [icon]: [
      { density: 0xfffe, sdk: 26, value: 'ic.xml' },
      { density: 160, value: 'old.png' },
    ],
    [front]: [{ value: 'v.xml' }],
    [back]: [{ value: { color: 0xff3ddc84 } }],
  };
  const files = { 'ic.xml': adaptive({ ref: back }, { ref: front }), 'v.xml': vector(path()), 'old.png': png(48, 48) };

  it('are drawn in their circle rather than taken from an old picture', async () => {
    const found = await read({ values, files });
    expect(found).toEqual({
      kind: 'drawn',
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="18 18 72 72">' +
        '<clipPath id="i1"><circle cx="54" cy="54" r="36"/></clipPath><g clip-path="url(#i1)">' +
        '<rect x="0" y="0" width="108" height="108" fill="#3ddc84"/>' +
        '<g transform="translate(0 0) scale(4.5 4.5)"><path d="M0 0h24v24Z" fill="#ffffff"/></g></g></svg>',
    });
  });

  it('with insets, in fractions or in lengths', async () => {
    const inset = (value: AxmlValue) => element('inset', { drawable: { ref: front }, inset: value });
    const quarter = { type: 6, data: (0.25 * 0x800000 * 256) | 0x30 };
    for (const value of [quarter, { dp: 27 }]) {
      const found = await read({
        values: { ...values, [other]: [{ value: 'i.xml' }] },
        files: { ...files, 'i.xml': inset(value), 'ic.xml': adaptive({ ref: back }, { ref: other }) },
      });
      expect(found?.kind === 'drawn' && found.svg).toContain('translate(27 27) scale(2.25 2.25)');
    }
  });

  it('with layers inside, lists and shapes', async () => {
    const shape = element('shape', {}, [element('solid', { color: { color: 0xff010203 } })]);
    const list = element('layer-list', {}, [
      element('item', {}, [shape]),
      element('item', { drawable: { ref: front } }),
    ]);
    const own = element('adaptive-icon', {}, [element('foreground', {}, [list])]);
    const found = await read({ values, files: { ...files, 'ic.xml': own } });
    expect(found?.kind === 'drawn' && found.svg).toMatch(/fill="#010203".*fill="#ffffff"/);
  });

  it('made of pictures are the old picture, or else the foreground', async () => {
    const pictures = { ...files, 'ic.xml': adaptive({ ref: back }, { ref: other }), 'f.png': png(108, 108) };
    const more = { ...values, [other]: [{ density: 160, value: 'f.png' }] };
    expect(await read({ values: more, files: pictures })).toMatchObject({ bytes: png(48, 48) });
    const { 'old.png': _, ...withoutOld } = pictures;
    expect(await read({ values: more, files: withoutOld })).toMatchObject({ bytes: png(108, 108) });
  });

  it('in front of a picture are the old picture, or none', async () => {
    const own = { ...files, 'ic.xml': adaptive({ ref: other }, { ref: front }), 'b.png': png(108, 108) };
    const more = { ...values, [other]: [{ value: 'b.png' }] };
    expect(await read({ values: more, files: own })).toMatchObject({ bytes: png(48, 48) });
    const { 'old.png': _, ...withoutOld } = own;
    expect(await read({ values: more, files: withoutOld })).toBeNull();
  });

  it('that lead back to themselves are the old picture', async () => {
    const self = { ...files, 'v.xml': element('inset', { drawable: { ref: front } }) };
    expect(await read({ values, files: self })).toMatchObject({ bytes: png(48, 48) });
  });
});

describe('nothing of the file stands in a drawing', () => {
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

  it('and there is an end to it', async () => {
    const many = Array.from({ length: 3000 }, () => path());
    const long = Array.from({ length: 60 }, () => path({ pathData: `M0 0${'h1'.repeat(9000)}` }));
    const clips = Array.from({ length: 3000 }, () => element('clip-path', { pathData: 'M1 1h2v2z' }));
    for (const children of [many, long, [...clips, path()]]) expect(await drawing(...children)).toBeNull();
  });
});
