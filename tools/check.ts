import { spawnSync } from 'node:child_process';
import { contentOrExit } from '#tools/build/build-guide.ts';
import { generate } from '#tools/build/generate.ts';
import { root } from '#tools/paths.ts';

/** `npm run check`: the content, then types, then the linter; all of them, even if one fails. */
const content = await contentOrExit();
generate(root, content);
console.log(
  `Content: ${Object.keys(content.skins).length} skins, ${Object.keys(content.locales).length} languages, ${Object.keys(content.apps).length} apps: complete.`,
);

const bin = (name: string) => `${root}node_modules/.bin/${name}`;
const steps: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  // Incremental runs of this compiler miss changes in imported JSON.
  ['Types', bin('tsc'), ['-b', '--force']],
  ['Lint', bin('biome'), ['check', '--error-on-warnings', '.']],
];
let failed = 0;
for (const [name, command, args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  console.log(`${name}: ${status === 0 ? 'good' : 'failed'}`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
