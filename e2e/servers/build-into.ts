import { spawnSync } from 'node:child_process';
import { root, typescriptArgs } from '@sideguide/cli-kit';

/**
 * Builds the guide into a folder of this project in a separate process. `timeout` is that of chunks, in milliseconds.
 * Throws with the build's output.
 */
export function buildInto(dist: string, { base = '/', timeout }: { base?: string; timeout?: number } = {}): void {
  const args = [...typescriptArgs, 'apps/guide/build/main.ts', '--base', base];
  const env = {
    ...process.env,
    SIDEGUIDE_DIST: dist.slice(root.length),
    ...(timeout ? { SIDEGUIDE_CHUNK_TIMEOUT: String(timeout) } : {}),
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}
