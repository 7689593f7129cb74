import { attr } from '../manifest/attributes.ts';
import type { Resources } from '../manifest/resources.ts';
import type { XmlElement } from '../manifest/xml-element.ts';
import type { Archive } from '../zip/directory.ts';
import { type Candidate, candidatesOf, drawables, pictures } from './candidates.ts';
import { IconFiles, readOrSkip } from './files.ts';
import { drawnIcon } from './find-drawable.ts';
import type { Layer } from './layer.ts';
import type { Icon } from './picture.ts';
import { type Raster, readRaster } from './raster.ts';

/** Side in pixels that a picture should not exceed: an icon of 48 dp on the sharpest screens. */
const wantedSide = 192;
const wantedDensity = 640;
/** Number of pictures to try. */
const maxTries = 4;

/** Returns the largest picture that is no larger than wanted, or else the smallest of the larger ones. */
async function bestRaster(files: IconFiles, candidates: readonly Candidate[]): Promise<Icon | null> {
  let best: Raster | null = null;
  for (const { path } of pictures(candidates, wantedDensity).slice(0, maxTries)) {
    const bytes = await files.bytes(path);
    const raster = bytes && readRaster(bytes);
    if (!raster) continue;
    if (best === null || raster.side < best.side) best = raster;
    if (best.side <= wantedSide) break;
  }
  return best?.icon ?? null;
}

async function drawn(archive: Archive, resources: Resources, candidates: readonly Candidate[]): Promise<Layer | null> {
  const inXml = drawables(candidates);
  return inXml.length === 0 ? null : readOrSkip(() => drawnIcon(new IconFiles(archive), resources, inXml));
}

/**
 * Returns an app's icon: drawn here if it consists of vectors and colours, otherwise its best picture. Null if there is
 * none that can be shown safely; an icon never causes a failure.
 */
export async function iconOf(
  archive: Archive,
  resources: Resources,
  application: XmlElement | undefined,
): Promise<Icon | null> {
  for (const id of [attr.icon, attr.roundIcon]) {
    const value = application?.get(id)?.value;
    const candidates = value && (await readOrSkip(() => candidatesOf(resources, value)));
    if (!candidates) continue;
    const layer = await drawn(archive, resources, candidates);
    if (layer?.kind === 'drawn') return { kind: 'drawn', svg: layer.content };
    const alone = layer && (await readOrSkip(() => candidatesOf(resources, layer.value)));
    for (const some of [candidates, alone ?? []]) {
      const picture = await readOrSkip(() => bestRaster(new IconFiles(archive), some));
      if (picture) return picture;
    }
  }
  return null;
}
