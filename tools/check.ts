import { spawn } from 'node:child_process';
import { root } from '@sideguide/cli-kit';
import { passedBefore, readFiles } from './check/passed.ts';

/**
 * `npm run check`: checks the content, then types, then lint; each of them even if one before it failed. What passed
 * before is checked again only if something changed that it depends on.
 */
const failed: string[] = [];
/** Files that the content's check has named as unreadable: the linter would only say so again. */
const unreadable = new Set<string>();
const files = readFiles(root);
const { last, stateOf, keep } = passedBefore(root, files);

/** Code, and the settings of compiler and linter. Other JSON, such as the sentences, no code imports. */
const code =
  /\.(?:[cm]?[jt]sx?|css|grit)$|^(?:apps|packages)\/[^/]+\/package\.json$|^package\.json$|tsconfig[^/]*\.json$|^biome\.json$/;
const states = {
  content: stateOf(/^(?:content|packages|apps\/guide\/(?:build|src\/routes))\//),
  types: stateOf(code),
  lint: stateOf(code),
};

async function checkContent(): Promise<boolean> {
  const { glossaryFindings, showFinding } = await import('@sideguide/content-kit');
  const { located, readValidContent } = await import('@sideguide/content-kit/files');
  const { content, unread } = await readValidContent();
  for (const file of unread) unreadable.add(file);
  if (!content) {
    failed.push('content');
    return false;
  }
  const glossary = glossaryFindings(content);
  if (glossary.length) {
    console.error(glossary.map((finding) => showFinding(located(root, finding))).join('\n'));
    failed.push('words');
  } else keep({ content: states.content });
  const count = (record: object) => Object.keys(record).length;
  console.log(
    `Content: ${count(content.skins)} skins, ${count(content.locales)} languages, ${count(content.apps)} apps.`,
  );
  if (last.types !== states.types) {
    const { generate } = await import('@sideguide/guide/build');
    await generate(root, content);
  }
  return true;
}

/** Runs a command, and prints what it says when it has ended: lint and types run side by side. */
const run = (name: string, command: string, ...args: string[]): Promise<boolean> =>
  new Promise((done) => {
    const bin = `${root}node_modules/.bin/${command}`;
    const isWindows = process.platform === 'win32';
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(bin, args, { cwd: root, env: { ...process.env, ...color }, shell: isWindows });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (status) => {
      process.stdout.write(output);
      if (status !== 0) failed.push(name);
      done(status === 0);
    });
  });

async function lint(): Promise<void> {
  const lintable = [...files].filter(
    ([path]) => !unreadable.has(path) && /\.(?:[cm]?[jt]sx?|jsonc?|css|html|grit)$/.test(path),
  );
  const changed = lintable.filter(([path, digest]) => last.files?.[path] !== digest).map(([path]) => path);
  // The linter follows imports, so a change of code needs a look at everything. Data has no imports, and settings
  // without rules about them spare the search for them: 1 s instead of 4 s of CPU.
  const isWhole = last.lint !== states.lint || changed.length > 100;
  if (!isWhole && changed.length === 0) return;
  const whole = unreadable.size ? lintable.map(([path]) => path) : ['.'];
  const scope = isWhole ? whole : ['--config-path=tools/check/data.biome.json', ...changed];
  if (await run('lint', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...scope))
    keep({ lint: states.lint, files: Object.fromEntries(lintable) });
  else console.error('Formatting and imports are mended by: npx biome check --write .');
}

// The types need the generated files, which only valid content has.
const isContentGood = (last.content === states.content && last.types === states.types) || (await checkContent());
const linted = lint();
// `--force`, because incremental runs of this compiler miss changes in imported JSON.
if (isContentGood && last.types !== states.types && (await run('types', 'tsc', '-b', '--force')))
  keep({ types: states.types });
await linted;

console.log(failed.length ? `The check failed: ${failed.join(', ')}.` : 'Content, types and lint are good.');
process.exit(failed.length ? 1 : 0);
