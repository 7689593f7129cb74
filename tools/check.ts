import { spawnSync } from 'node:child_process';
import { root } from '@sideguide/cli-kit';
import { glossaryFindings, showFinding } from '@sideguide/content-kit';
import { readValidContent } from '@sideguide/content-kit/files';
import { generate } from '@sideguide/guide/build';

/** `npm run check`: checks the content, then types, then lint; each of them even if one before it failed. */
const failed: string[] = [];

const content = await readValidContent();
if (content) {
  const glossary = glossaryFindings(content);
  if (glossary.length) {
    console.error(glossary.map(showFinding).join('\n'));
    failed.push('words');
  }
  await generate(root, content);
  const count = (record: object) => Object.keys(record).length;
  console.log(
    `Content: ${count(content.skins)} skins, ${count(content.locales)} languages, ${count(content.apps)} apps.`,
  );
} else failed.push('content');

function run(name: string, command: string, ...args: string[]): void {
  const bin = `${root}node_modules/.bin/${command}`;
  const { status } = spawnSync(bin, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) failed.push(name);
}

// Skipped for broken content: the generated files are then those of the last valid content, and type errors would be
// outdated. `--force`, because incremental runs of this compiler miss changes in imported JSON.
if (content) run('types', 'tsc', '-b', '--force');
run('lint', 'biome', 'check', '--error-on-warnings', '.');

console.log(failed.length ? `The check failed: ${failed.join(', ')}.` : 'Content, types and lint are good.');
process.exit(failed.length ? 1 : 0);
