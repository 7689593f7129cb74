import { memorySource } from '../src/bytes/sources.ts';
import { iconOf } from '../src/icon/icon.ts';
import { readAxml } from '../src/manifest/axml.ts';
import { Resources } from '../src/manifest/resources.ts';
import { readArchive } from '../src/zip/directory.ts';
import { type ArscValue, buildArsc } from './arsc.ts';
import { type AxmlElement, type AxmlValue, buildAxml, element } from './axml.ts';
import type { Craft } from './craft.ts';
import { joinZip, layZip, type ZipPart } from './zip-writer.ts';

/** Resource IDs; `icon` is the application’s. */
export const icon = 0x7f010000;
export const front = 0x7f010001;
export const back = 0x7f020000;
export const other = 0x7f030000;
export const white = { color: 0xffffffff };

export interface Made {
  /** Values by resource ID; `icon` is the application's. */
  readonly values: Readonly<Record<number, readonly ArscValue[]>>;
  readonly files: Readonly<Record<string, Uint8Array | AxmlElement>>;
  readonly application?: Readonly<Record<string, AxmlValue>>;
}

/** Reads the icon of a file built from these parts. */
export async function read({ values, files, application = { icon: { ref: icon } } }: Made) {
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

/** Returns a vector drawable with this content. */
export const vector = (...children: readonly AxmlElement[]) =>
  element(
    'vector',
    { width: { dp: 24 }, height: { dp: 24 }, viewportWidth: { float: 24 }, viewportHeight: { float: 24 } },
    children,
  );
/** Returns a square, white by default. */
export const path = (values: Readonly<Record<string, AxmlValue>> = {}) =>
  element('path', { pathData: 'M0,0h24v24z', fillColor: white, ...values });
/** Returns an icon with two layers. */
export const adaptive = (background: AxmlValue, foreground: AxmlValue) =>
  element('adaptive-icon', {}, [
    element('background', { drawable: background }),
    element('foreground', { drawable: foreground }),
  ]);

/** Returns the picture of a single vector with this content. */
export async function drawing(...children: readonly AxmlElement[]): Promise<string | null> {
  const found = await read({ values: { [icon]: [{ value: 'v.xml' }] }, files: { 'v.xml': vector(...children) } });
  return found?.kind === 'drawn' ? found.svg : null;
}

/** Returns the content of a picture’s root element. */
export const inner = (svg: string | null) => svg?.replace(/^<svg[^>]*>|<\/svg>$/g, '');

const label = 0x7f010000;
const drawable = 0x7f020000;

/** An app with a square drawn in XML as its icon. */
export const withDrawnIcon: Craft = {
  application: { icon: { ref: drawable } },
  parts: [
    {
      name: 'resources.arsc',
      data: buildArsc({ [label]: [{ value: 'Example' }], [drawable]: [{ value: 'res/icon.xml' }] }),
      method: 0,
      align: 4,
    },
    { name: 'res/icon.xml', data: buildAxml(vector(path())) },
  ],
};
