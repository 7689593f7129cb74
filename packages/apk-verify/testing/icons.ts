import { memorySource } from '../src/bytes/sources.ts';
import { iconOf } from '../src/icon/icon.ts';
import { readAxml } from '../src/manifest/axml.ts';
import { Resources } from '../src/manifest/resources.ts';
import { readArchive } from '../src/zip/directory.ts';
import { type ArscValue, buildArsc } from './arsc.ts';
import { type AxmlElement, type AxmlValue, buildAxml, element } from './axml.ts';
import type { Craft } from './craft.ts';
import { joinZip, layZip, type ZipPart } from './zip-writer.ts';

/** Ids of resources; `icon` is the application’s. */
export const icon = 0x7f010000;
export const front = 0x7f010001;
export const back = 0x7f020000;
export const other = 0x7f030000;
export const white = { color: 0xffffffff };

export interface Made {
  /** Values of resources; `icon` is the application's. */
  readonly values: Readonly<Record<number, readonly ArscValue[]>>;
  readonly files: Readonly<Record<string, Uint8Array | AxmlElement>>;
  readonly application?: Readonly<Record<string, AxmlValue>>;
}

/** The icon of a file made so. */
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

/** A vector drawing with this content. */
export const vector = (...children: readonly AxmlElement[]) =>
  element(
    'vector',
    { width: { dp: 24 }, height: { dp: 24 }, viewportWidth: { float: 24 }, viewportHeight: { float: 24 } },
    children,
  );
/** A square, white if nothing else is said. */
export const path = (values: Readonly<Record<string, AxmlValue>> = {}) =>
  element('path', { pathData: 'M0,0h24v24z', fillColor: white, ...values });
/** An icon of two layers. */
export const adaptive = (background: AxmlValue, foreground: AxmlValue) =>
  element('adaptive-icon', {}, [
    element('background', { drawable: background }),
    element('foreground', { drawable: foreground }),
  ]);

/** Picture of a lone vector with this content. */
export async function drawing(...children: readonly AxmlElement[]): Promise<string | null> {
  const found = await read({ values: { [icon]: [{ value: 'v.xml' }] }, files: { 'v.xml': vector(...children) } });
  return found?.kind === 'drawn' ? found.svg : null;
}

/** What stands inside a picture’s own element. */
export const inner = (svg: string | null) => svg?.replace(/^<svg[^>]*>|<\/svg>$/g, '');

const label = 0x7f010000;
const drawable = 0x7f020000;

/** An app whose icon is a square drawn in XML. */
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
