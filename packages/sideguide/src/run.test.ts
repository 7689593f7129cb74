import { call, exampleInGuide, Stop } from '@sideguide/cli-kit';
import { describe, expect, it, vi } from 'vitest';
import { run } from './run.ts';

/** Expects the command to end with exit status 2, a sentence and a remedy; one that returns wrote an answer. */
async function stopOf(words: string): Promise<Stop> {
  const end = await run(words.split(' ')).catch((error: unknown) => error);
  if (!(end instanceof Stop)) throw new Error(`sideguide ${words} did not stop, but: ${String(end)}`);
  expect(end.status).toBe(2);
  return end;
}

describe('wrong usage of the commands for files', () => {
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
    expect(await stopOf(words)).toMatchObject({ message: sentence, remedy });
  });
});

describe('wrong usage of the commands for guides', () => {
  it.each<[words: string, part: string, remedy: string]>([
    ['init', 'No folder is named.', `Write: ${call} init my-guide`],
    ['init a b', 'One folder at a time can be begun.', `Write: ${call} init a`],
    ['build', 'This folder is no guide: there is no sideguide.jsonc in it.', 'Go into the folder of your guide'],
    ['build extra', 'The command takes no words.', '--folder my-guide'],
    ['build --folder nowhere', '“nowhere” is no folder.', `Begin one: ${call} init my-guide`],
    ['dev --folder nowhere', '“nowhere” is no folder.', `Begin one: ${call} init my-guide`],
    ['serve', 'This folder is no guide', `${call} init my-guide`],
    ['serve --out nowhere', 'There is no built guide in', `Build it first: ${call} build --out nowhere`],
    ['doctor', 'This folder is no guide', `${call} init my-guide`],
    ['doctor --site guide.example', '“guide.example” is no address.', '--site https://guide.example/'],
    ['add', 'No file is named.', 'app.apk'],
    ['remove', 'No app is named.', 'org.example.app'],
    ['publish', 'No target is named.', '/srv/sideguide'],
    ['publish a b', 'One target at a time.', 'publish a'],
    ['publish -- -e:x', '“-e:x” is no target.', './-site'],
    ['publish a --keep soon', 'The days have to be a whole number.', '--keep 30'],
    ['badge', 'No app is named.', '--app org.example.app'],
    ['badge --app nonsense', '“nonsense” is no package name.', '--app org.example.app'],
    ['badge --app org.fdroid.fdriod', 'The catalogue has no app', 'Did you mean org.fdroid.fdroid?'],
    ['badge --app a.b', 'The catalogue has no app “a.b”.', '--name "My app"'],
    ['badge --app org.fdroid.fdroid', 'Nobody said where the guide opens.', '--url https://guide.example/'],
    ['badge --app org.fdroid.fdroid --url javascript:x', 'The address of the guide cannot be used', '--url https://'],
    ['badge --app org.fdroid.fdroid --url https://g.example/?a=b', 'cannot be used: it has a ? or #', '--url https://'],
    ['badge --app a.b --name <b> --url https://g.example/', 'The name cannot be drawn', 'plain letters'],
    ['badge --app org.fdroid.fdroid --url https://g.example/ --lang xx', 'does not speak “xx”', 'or: all'],
    ['badge --app org.fdroid.fdroid --url https://g.example/ --phone nokia', 'There is no guide for “nokia”', 'miui'],
    ['link', 'Nobody said where the guide opens.', '--url https://guide.example/'],
    ['link --url https://g.example/ --next javascript:alert(1)', 'The guide does not open', 'an https address'],
    ['link extra', 'The command takes no words.', '--url'],
    ['link --skin nokia', 'There is no skin “nokia”.', 'Use one of:'],
    ['link --os hyperos-2', '--os means something on one kind of phone only.', '--skin miui'],
    ['link --skin miui --os hyperos-22', 'There is no version “hyperos-22”.', 'Did you mean hyperos-2?'],
    ['link --skin miui --rom mars', 'There is no region “mars”.', 'global'],
    ['link --app org.fdroid.fdriod', 'There is no app “org.fdroid.fdriod”.', 'Did you mean org.fdroid.fdroid?'],
    ['link --lang xx', 'There is no language “xx”.', 'Use one of:'],
    ['link --step allow-source', 'is there for more than one kind of phone.', '--skin miui'],
    ['link --skin miui --step alow-source', 'no step or message “alow-source”.', 'Did you mean allow-source?'],
    ['link --skin coloros --step trust-app', 'Phones of coloros have no “trust-app”.', '--skin miui'],
    ['link --skin miui --os hyperos-2 --step trust-app', 'is not asked of that version', '--os miui-13 --rom cn'],
    ['link --step allow-source --say words', 'A link opens one step, or asks for an answer.', 'Leave out'],
    ['poster', 'No app is named.', '--app org.example.app'],
    ['poster --app org.fdroid.fdroid', 'Nobody said where the guide opens.', '--url https://guide.example/'],
    ['poster --app org.fdroid.fdroid --url https://g.example/ --lang xx', 'does not speak “xx”', 'or: all'],
    ['buidl', 'There is no command “buidl”.', `Did you mean: ${call} build?`],
    ['build --outt x', `${call} build has no option --outt.`, 'Did you mean --out?'],
  ])('sideguide %s', async (words, part, remedy) => {
    const stop = await stopOf(words);
    expect(stop.message).toContain(part);
    expect(stop.remedy).toContain(remedy);
    expect(stop.message + stop.remedy).not.toContain('\n');
  });
});

describe('help', () => {
  it.each([
    ['--help', 'tells whose app a file is', `${call} init my-guide && ${exampleInGuide('dev')}`],
    ['help', 'tells whose app a file is', `${call} init my-guide && ${exampleInGuide('dev')}`],
    ['app --help', "compares a file with its app's entry", `${call} init my-guide && ${exampleInGuide('dev')}`],
    ['check --help', '0  genuine', `${call} check F-Droid.apk --android 14 --abi arm64-v8a`],
    ['help check', '7  not an app file', `${call} check F-Droid.apk --android 14 --abi arm64-v8a`],
    ['check a.apk -h', '--range MIN-MAX', `${call} check F-Droid.apk --android 14 --abi arm64-v8a`],
    ['add --help', '1  refused', `${call} app add app.apk --page https://example.org/download`],
    ['init --help', '0  written', `${call} init my-guide`],
    ['build --help', '130  stopped', exampleInGuide('build')],
    ['publish --help', '--keep DAYS', `${call} publish /srv/sideguide --site https://guide.example/`],
    ['remove --help', '0  removed', `${call} remove org.example.app`],
    ['serve --help', '--port PORT', `${call} serve --port 8080`],
    ['dev --help', '--folder DIR', exampleInGuide('dev')],
    ['doctor --help', '--strict', `${call} doctor app.apk --site https://guide.example/`],
    ['badge --help', '--lang LIST', `${call} badge --app org.example.app --url https://guide.example/ --lang all`],
    ['dist verify --help', '1  something differs', `${call} dist verify https://guide.example/`],
    ['app add --help', '1  refused', `${call} app add app.apk --page https://example.org/download`],
    ['app verify --help', '6  not the requested app', `${call} app verify org.fdroid.fdroid F-Droid.apk`],
  ])('sideguide %s', async (words, part, example) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(await run(words.split(' '))).toBe(0);
    const out = log.mock.calls.join('\n');
    expect(out).toMatch(new RegExp(`^Usage: ${call} `));
    expect(out).toContain(part);
    expect(out.endsWith(`Example:\n  ${example}`)).toBe(true);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });
});
