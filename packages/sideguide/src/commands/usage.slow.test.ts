import { describe, expect, it } from 'vitest';
import { forbiddenOutput, sideguide } from '../../../../e2e/support/sideguide.ts';

/** The command line that `sideguide()` uses, from the project's folder. */
const call = 'node packages/sideguide/bin/sideguide.cjs';

describe.concurrent('wrong usage ends with a sentence, a remedy and status 2', () => {
  it.each<[words: string, sentence: string, remedy: string]>([
    ['chekc a.apk', 'There is no command “chekc”.', `Did you mean: ${call} check? See: ${call} --help`],
    ['frobnicate', 'There is no command “frobnicate”.', `See: ${call} --help`],
    ['app', '“app” is the beginning of a command.', `Write one of: ${call} app add, ${call} app verify`],
    ['app verfy a.apk', 'There is no command “app verfy”.', `Did you mean: ${call} app verify? See: ${call} --help`],
    ['--verison', 'There is no option “--verison”.', `Did you mean: ${call} --version? See: ${call} --help`],
    ['check', 'No file is named.', `Write: ${call} check app.apk`],
    ['check --jsno a.apk', `${call} check has no option --jsno.`, `Did you mean --json? See: ${call} check --help`],
    ['check -x a.apk', `${call} check has no option -x.`, `See: ${call} check --help`],
    ['check --json=yes a.apk', '--json takes no value.', 'Write it alone: --json'],
    ['check a.apk --android', '--android needs a value: --android VERSION.', `See: ${call} check --help`],
    ['check --android --json a.apk', '--android needs a value: --android VERSION.', `See: ${call} check --help`],
    ['check --android 13 --android 14 a.apk', '--android was given twice.', 'Give it once.'],
    [
      'check --android 34 a.apk',
      'There is no Android “34” that is known here.',
      'API level 34 is Android 14: --android 14',
    ],
    [
      'check --android fourteen a.apk',
      'There is no Android “fourteen” that is known here.',
      "Write the version as the phone's settings show it, up to 17: --android 14",
    ],
    ['check --abi arm64 a.apk', 'There is no processor “arm64”.', 'Did you mean: --abi arm64-v8a?'],
    [
      'check --abi x86,pdp11 a.apk',
      'There is no processor “pdp11”.',
      'Use some of: arm64-v8a, armeabi-v7a, armeabi, x86_64, x86, riscv64, mips64, mips',
    ],
    [
      'check --range 36-24 a.apk',
      '“36-24” is not a range of API levels.',
      'Write the lower one first, e.g. --range 24-36, or --range 24- for 24 and later.',
    ],
    ['app verify', 'No file is named.', `Write: ${call} app verify app.apk`],
    ['app verify a b c', 'These are too many words.', `Write a package and one file: ${call} app verify PACKAGE FILE`],
    [
      'app verify org.fdroid.fdriod a.apk',
      'The catalogue has no app “org.fdroid.fdriod”.',
      'Did you mean org.fdroid.fdroid?',
    ],
    ['app verify a.b.c.d a.apk', 'The catalogue has no app “a.b.c.d”.', `Add it: ${call} app add a.apk`],
    [
      'app verify package.json org.fdroid.fdroid',
      'The package comes before the file.',
      `Write: ${call} app verify org.fdroid.fdroid package.json`,
    ],
    ['app add', 'No file is named.', `Write: ${call} app add app.apk`],
    ['app add a.apk b.apk', 'One file at a time can be added.', 'Each entry wants a look: add them one by one.'],
    [
      'app add a.apk --page http://example.org',
      '“http://example.org” is not an https address.',
      'Write it whole: --page https://example.org/download',
    ],
  ])('sideguide %s', async (words, sentence, remedy) => {
    const { status, out, err } = await sideguide(words.split(' '));
    expect([status, out, err]).toEqual([2, '', `${sentence}\n${remedy}\n`]);
  });

  it('escapes control characters in arguments', async () => {
    const { status, err } = await sideguide(['check', '--\u001b[2J', '\u202e']);
    expect([status, err]).toEqual([2, `${call} check has no option --\\u{1b}[2J.\nSee: ${call} check --help\n`]);
  });
});

describe.concurrent('help', () => {
  it.each([
    ['--help', 'tells whose app a file is', `${call} init my-guide && ${call} dev --folder my-guide`],
    ['help', 'tells whose app a file is', `${call} init my-guide && ${call} dev --folder my-guide`],
    ['app --help', "compares a file with its app's entry", `${call} init my-guide && ${call} dev --folder my-guide`],
    ['check --help', '0  genuine', `${call} check F-Droid.apk --android 14 --abi arm64-v8a`],
    ['help check', '7  not an app file', `${call} check F-Droid.apk --android 14 --abi arm64-v8a`],
    ['check a.apk -h', '--range MIN-MAX', `${call} check F-Droid.apk --android 14 --abi arm64-v8a`],
    ['add --help', '1  refused', `${call} app add app.apk --page https://example.org/download`],
    ['init --help', '0  written', `${call} init my-guide`],
    ['build --help', '130  stopped', `${call} build --folder my-guide`],
    ['publish --help', '--keep DAYS', `${call} publish /srv/sideguide --site https://guide.example/`],
    ['remove --help', '0  removed', `${call} remove org.example.app`],
    ['serve --help', '--port PORT', `${call} serve --port 8080`],
    ['dev --help', '--folder DIR', `${call} dev --folder my-guide`],
    ['doctor --help', '--strict', `${call} doctor app.apk --site https://guide.example/`],
    ['badge --help', '--lang LIST', `${call} badge --app org.example.app --url https://guide.example/ --lang all`],
    ['dist verify --help', '1  something differs', `${call} dist verify https://guide.example/`],
    ['app add --help', '1  refused', `${call} app add app.apk --page https://example.org/download`],
    ['app verify --help', '6  not the requested app', `${call} app verify org.fdroid.fdroid F-Droid.apk`],
  ])('sideguide %s', async (words, part, example) => {
    const { status, out, err } = await sideguide(words.split(' '));
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: node packages\/sideguide\/bin\/sideguide\.cjs /);
    expect(out).toContain(part);
    expect(out).toMatch(new RegExp(`Example:\n  ${example}\n$`));
    // Measured without the path that the command has in a clone.
    for (const line of out.split('\n'))
      expect(line.replace('node packages/sideguide/bin/sideguide.cjs', 'sideguide').length).toBeLessThanOrEqual(120);
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
