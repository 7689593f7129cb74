import { attr } from '../manifest/attributes.ts';
import type { XmlElement } from '../manifest/axml.ts';
import type { ResourceConfig } from '../manifest/resource-config.ts';
import type { Resources } from '../manifest/resources.ts';
import type { Value } from '../manifest/value.ts';
import { ApkError } from '../model/error.ts';
import type { Icon } from '../model/facts.ts';
import type { Archive } from '../zip/directory.ts';
import { drawnIcon } from './adaptive.ts';
import { Drawing } from './drawing.ts';
import type { Layer } from './layer.ts';
import { type Raster, readRaster } from './raster.ts';

/** Side that a picture should not exceed: an icon of 48 dp on the sharpest screens. */
const wantedSide = 192;
const wantedDensity = 640;
const DENSITY_ANY = 0xfffe;
const maxCandidates = 64;
/** Pictures and drawables that are read before giving up. */
const maxTries = 4;

interface Candidate {
  readonly path: string;
  readonly config: ResourceConfig | null;
}

/** All files that a value may stand for, over references; a file's name may stand in the manifest itself. */
function candidatesOf(resources: Resources, value: Value, found: Candidate[] = [], depth = 0): Candidate[] {
  if (value.string !== null) found.push({ path: value.string, config: null });
  if (value.reference === null || depth > 4) return found;
  for (const { config, value: next } of resources.all(value.reference)) {
    if (found.length >= maxCandidates) break;
    if (next.string !== null) found.push({ path: next.string, config });
    else candidatesOf(resources, next, found, depth + 1);
  }
  return found;
}

const isPlain = ({ config }: Candidate) => (config === null || config.plain ? 0 : 1);

/** Sharper before coarser, but what is too sharp last. */
function sharpness({ config }: Candidate): number {
  const density = config?.density || 160;
  if (density >= DENSITY_ANY) return 0;
  return density <= wantedDensity ? wantedDensity - density : density;
}

/** The largest picture that is no larger than wanted, or the smallest of those that are. */
async function bestRaster(drawing: Drawing, candidates: readonly Candidate[]): Promise<Icon | null> {
  const inOrder = candidates
    .filter(({ path }) => !path.endsWith('.xml'))
    .sort((one, other) => isPlain(one) - isPlain(other) || sharpness(one) - sharpness(other));
  let best: Raster | null = null;
  for (const { path } of inOrder.slice(0, maxTries)) {
    const bytes = await drawing.bytes(path);
    const raster = bytes && readRaster(bytes);
    if (!raster) continue;
    if (best === null || raster.side < best.side) best = raster;
    if (best.side <= wantedSide) break;
  }
  return best?.icon ?? null;
}

/** What the newest Android draws: the file for the highest version, of those for any density or in XML. */
async function drawn(drawing: Drawing, candidates: readonly Candidate[]): Promise<Layer | null> {
  const inOrder = candidates
    .filter(({ path, config }) => path.endsWith('.xml') || (config && config.density === DENSITY_ANY))
    .sort((one, other) => isPlain(one) - isPlain(other) || (other.config?.sdk ?? 0) - (one.config?.sdk ?? 0));
  for (const { path } of inOrder.slice(0, maxTries)) {
    const root = await drawing.xml(path);
    const layer = root && (await drawnIcon(drawing, root));
    if (layer) return layer;
  }
  return null;
}

/** The result, or null where the library gives up on a file. */
async function tried<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApkError) return null;
    throw error;
  }
}

/**
 * An app's icon: drawn by us if it consists of vectors and colours, otherwise its best picture. Null if there is none
 * that can be shown safely; an icon is never a reason to fail.
 */
export async function iconOf(
  archive: Archive,
  resources: Resources,
  application: XmlElement | undefined,
): Promise<Icon | null> {
  for (const id of [attr.icon, attr.roundIcon]) {
    const value = application?.get(id)?.value;
    const candidates = value && (await tried(async () => candidatesOf(resources, value)));
    if (!candidates) continue;
    const layer = await tried(() => drawn(new Drawing(archive, resources), candidates));
    if (layer?.kind === 'drawn') return { kind: 'drawn', svg: layer.content };
    const alone = layer && (await tried(async () => candidatesOf(resources, layer.value)));
    for (const files of [candidates, alone ?? []]) {
      const picture = await tried(() => bestRaster(new Drawing(archive, resources), files));
      if (picture) return picture;
    }
  }
  return null;
}
