import { spawnSync } from 'node:child_process';
import { root, typescriptArgs } from '@sideguide/cli-kit';

/** Builds the guide into a folder of this project in a separate process. Throws with the build's output. */
export function buildInto(dist: string, base = '/'): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...typescriptArgs, 'apps/guide/build/main.ts', '--base', base],
    {
      cwd: root,
      env: { ...process.env, SIDEGUIDE_DIST: dist.slice(root.length) },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}
