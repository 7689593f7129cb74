import { readFileSync } from 'node:fs';
import { call, closestName, exampleInGuide, harmless, root, Stop, table } from '@sideguide/cli-kit';

/** A command: takes the arguments after its name, and resolves with its exit status. */
type Command = (argv: readonly string[]) => Promise<number>;

interface CommandEntry {
  readonly summary: string;
  /** Imported when the command is called, so that every call starts fast. */
  readonly load: () => Promise<{ readonly run: Command }>;
}

/** All commands by name. */
const commands: Readonly<Record<string, CommandEntry>> = {
  init: {
    summary: 'begins a guide of your own: a folder of data, with comments',
    load: () => import('./commands/init.ts'),
  },
  add: {
    summary: 'puts the app of a file into your guide; the same as `app add`',
    load: () => import('./commands/app-add.ts'),
  },
  import: {
    summary: 'puts the apps of an F-Droid repository, or of a folder of files, into your guide',
    load: () => import('./commands/import.ts'),
  },
  remove: {
    summary: 'takes an app of yours out of your guide',
    load: () => import('./commands/remove.ts'),
  },
  dev: {
    summary: 'shows your guide, and again after every change',
    load: () => import('./commands/dev.ts'),
  },
  build: {
    summary: 'writes your guide as static files',
    load: () => import('./commands/build.ts'),
  },
  publish: {
    summary: 'builds your guide and puts it where your server reads it, so that no reader notices',
    load: () => import('./commands/publish.ts'),
  },
  serve: {
    summary: 'serves a built guide',
    load: () => import('./commands/serve.ts'),
  },
  doctor: {
    summary: 'looks for what is wrong, stale or too pale in your guide, and what its server sends',
    load: () => import('./commands/doctor.ts'),
  },
  badge: {
    summary: 'draws a badge that leads to your app’s guide, in every language',
    load: () => import('./commands/badge.ts'),
  },
  link: {
    summary: 'prints the address of a place in your guide, and its QR code',
    load: () => import('./commands/link.ts'),
  },
  poster: {
    summary: 'draws a sheet of paper with the QR code of your app’s guide, in every language',
    load: () => import('./commands/poster.ts'),
  },
  check: {
    summary: 'tells whose app a file is, and whether a phone will install it',
    load: () => import('./commands/check.ts'),
  },
  'app add': {
    summary: 'puts the app of a file into the catalogue',
    load: () => import('./commands/app-add.ts'),
  },
  'app verify': {
    summary: "compares a file with its app's entry in the catalogue",
    load: () => import('./commands/app-verify.ts'),
  },
  ask: {
    summary: "finds what answers a question asked in one's own words",
    load: () => import('./commands/ask.ts'),
  },
  'dist verify': {
    summary: 'compares a folder or a server with a build of the guide',
    load: () => import('./commands/dist-verify.ts'),
  },
};

const help = () => `Usage: ${call} COMMAND …

Makes a guide that leads phone owners to your app, out of a folder of data; and checks Android app files (APK): whole,
signed by whom, and fit for which phone. Nothing leaves this machine; “publish”, “doctor --site” and “dist verify” go to
the server that you name.

Commands:
${table(Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary]))}

Options:
${table([
  ['  --help', 'this text; after a command, the text for it'],
  ['  --version', 'the version of this program'],
])}

Exit status: 0 all is well · 1 something was found · 2 wrong usage, or a file cannot be read
             3 and more as the command's own help says; 3 also for an error of this program · 130 stopped with Ctrl-C

Example:
  ${call} init my-guide && ${exampleInGuide('dev')}`;

function version(): string {
  return (JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }).version;
}

const isGroup = (word: string) => Object.keys(commands).some((name) => name.startsWith(`${word} `));

const seeHelp = `See: ${call} --help`;

/** Returns the command that the first arguments name, and the rest. Throws `Stop` with the nearest name. */
function findCommand(argv: readonly string[]): readonly [CommandEntry, readonly string[]] {
  const [first = '', second = ''] = argv;
  for (const name of [`${first} ${second}`, first])
    if (Object.hasOwn(commands, name)) return [commands[name]!, argv.slice(name.split(' ').length)];

  const names = Object.keys(commands);
  const group = names.filter((name) => name.startsWith(`${first} `));
  if (group.length && (second === '' || second.startsWith('-')))
    throw new Stop(
      `“${harmless(first)}” is the beginning of a command.`,
      `Write one of: ${group.map((name) => `${call} ${name}`).join(', ')}`,
    );
  const [noun, typed, known] = first.startsWith('-')
    ? (['option', first, ['--help', '--version']] as const)
    : (['command', group.length ? `${first} ${second}` : first, names] as const);
  const suggestion = closestName(typed, known);
  throw new Stop(
    `There is no ${noun} “${harmless(typed, 60)}”.`,
    suggestion ? `Did you mean: ${call} ${suggestion}? ${seeHelp}` : seeHelp,
  );
}

/**
 * Runs the command that the arguments name, and resolves with its exit status. Throws `Stop` for wrong usage and for
 * what a command cannot go on with.
 */
export async function run(argv: readonly string[]): Promise<number> {
  const [first, ...rest] = argv;
  if (first === undefined) {
    console.error(help());
    return 2;
  }
  if (first === '--version' || first === '-V') {
    console.log(version());
    return 0;
  }
  const isHelp = (word: string | undefined) => word === '--help' || word === '-h';
  if (first === 'help' && rest.length) return run([...rest, '--help']);
  // For the first word of a two-word command there is no help but the list of all commands.
  if (isHelp(first) || first === 'help' || (isHelp(rest[0]) && !Object.hasOwn(commands, first) && isGroup(first))) {
    console.log(help());
    return 0;
  }
  const [command, words] = findCommand(argv);
  return (await command.load()).run(words);
}
