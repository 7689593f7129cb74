import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@sideguide/cli-kit';

// What is packed has no scripts: npm warns whoever installs a package that has a `prepare`, and nothing is left to
// prepare. `npm pack` reads package.json only after `prepare`, and runs `postpack` of the one that it began with.

const manifest = join(root, 'package.json');
const kept = join(root, '.cache/package.json');

/** Writes package.json as it is packed, and keeps the clone's own. */
export function writePackedManifest(): void {
  const text = readFileSync(manifest, 'utf8');
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, text);
  const { scripts: _, devDependencies: _both, workspaces: _none, ...packed } = JSON.parse(text);
  writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`);
}

/** Puts the clone's own package.json back: `postpack`. */
export function restoreManifest(): void {
  if (existsSync(kept)) renameSync(kept, manifest);
}
