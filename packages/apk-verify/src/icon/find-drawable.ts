import type { Resources } from '../manifest/resources.ts';
import { adaptiveIcon } from './adaptive.ts';
import type { Candidate } from './candidates.ts';
import { Drawing } from './drawing.ts';
import type { IconFiles } from './files.ts';
import type { Layer } from './layer.ts';

/** Number of drawables to try. */
const maxTries = 4;

/**
 * Draws the first drawable that can be drawn; the content is then a complete SVG document. Returns a raster layer if
 * the icon consists of pictures, null if nothing can be drawn.
 *
 * @throws ApkError `too-large` for more than any honest icon draws.
 */
export async function drawnIcon(
  files: IconFiles,
  resources: Resources,
  candidates: readonly Candidate[],
): Promise<Layer | null> {
  const drawing = new Drawing(files, resources);
  for (const { path } of candidates.slice(0, maxTries)) {
    const root = await drawing.xml(path);
    const layer = root && (await adaptiveIcon(drawing, root));
    if (layer) return layer;
  }
  return null;
}
