import { describe, expect, it } from 'vitest';
import { type AxmlValue, element } from '../../testing/axml.ts';
import { adaptive, back, front, icon, other, path, read, vector } from '../../testing/icons.ts';
import { png } from '../../testing/pictures.ts';

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
