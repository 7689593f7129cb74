import type { ResourceConfig } from '../manifest/resource-config.ts';
import type { Resources } from '../manifest/resources.ts';
import type { Value } from '../manifest/value.ts';

const maxCandidates = 64;
const maxDepth = 4;
const DENSITY_ANY = 0xfffe;
const medium = 160;

/** A file that may be the icon, and what for. */
export interface Candidate {
  readonly path: string;
  readonly config: ResourceConfig | null;
}

/**
 * Returns all files that a value may refer to, following references; a file's name may also be given in the manifest
 * itself.
 */
export function candidatesOf(
  resources: Resources,
  value: Value,
  found: Candidate[] = [],
  depth = 0,
): readonly Candidate[] {
  if (value.string !== null) found.push({ path: value.string, config: null });
  if (value.reference === null || depth > maxDepth) return found;
  for (const { config, value: next } of resources.all(value.reference)) {
    if (found.length >= maxCandidates) break;
    if (next.string !== null) found.push({ path: next.string, config });
    else candidatesOf(resources, next, found, depth + 1);
  }
  return found;
}

/** Sorts by the given rank, candidates for a plain phone first. */
function inOrder(candidates: readonly Candidate[], rank: (candidate: Candidate) => number): readonly Candidate[] {
  const special = ({ config }: Candidate) => (config === null || config.plain ? 0 : 1);
  return [...candidates].sort((one, other) => special(one) - special(other) || rank(one) - rank(other));
}

/** Returns the XML drawables, those for the newest Android first. */
export function drawables(candidates: readonly Candidate[]): readonly Candidate[] {
  const isDrawable = ({ path, config }: Candidate) => path.endsWith('.xml') || config?.density === DENSITY_ANY;
  return inOrder(candidates.filter(isDrawable), ({ config }) => -(config?.sdk ?? 0));
}

/** Returns the pictures, sharper ones first, but those sharper than the wanted density last. */
export function pictures(candidates: readonly Candidate[], wanted: number): readonly Candidate[] {
  return inOrder(
    candidates.filter(({ path }) => !path.endsWith('.xml')),
    ({ config }) => {
      const density = config?.density || medium;
      if (density >= DENSITY_ANY) return 0;
      return density <= wanted ? wanted - density : density;
    },
  );
}
