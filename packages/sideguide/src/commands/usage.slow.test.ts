import { describe, expect, it } from 'vitest';
import { forbiddenOutput, sideguide } from '../../../../e2e/support/sideguide.ts';

/** The command line that `sideguide()` uses, from the project's folder. */
const call = 'node packages/sideguide/bin/sideguide.cjs';

describe.concurrent('wrong usage ends with a sentence, a remedy and status 2', () => {
  it.each([
    ['frobnicate', 'There is no command “frobnicate”.', `See: ${call} --help`],
    ['check --json=yes a.apk', '--json takes no value.', 'Write it alone: --json'],
    ['build --folder nowhere', '“nowhere” is no folder.', `Begin one: ${call} init my-guide`],
  ])('sideguide %s', async (words, sentence, remedy) => {
    expect(await sideguide(words.split(' '))).toEqual({ status: 2, out: '', err: `${sentence}\n${remedy}\n` });
  });

  it('escapes control characters in arguments', async () => {
    const { status, err } = await sideguide(['check', '--\u001b[2J', '\u202e']);
    expect([status, err]).toEqual([2, `${call} check has no option --\\u{1b}[2J.\nSee: ${call} check --help\n`]);
  });
});

describe.concurrent('help', () => {
  it('is printed on standard output', async () => {
    const { status, out, err } = await sideguide(['help']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: node packages\/sideguide\/bin\/sideguide\.cjs COMMAND …\n/);
    expect(out).not.toMatch(forbiddenOutput);
  });

  it('is printed on standard error if no command is given', async () => {
    expect(await sideguide([])).toEqual({ status: 2, out: '', err: (await sideguide(['--help'])).out });
  });

  it('--version is the version of the project', async () => {
    const { status, out } = await sideguide(['--version']);
    expect([status, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });
});
