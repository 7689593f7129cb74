import { type Given, type Options, readOptions } from './options.ts';

/** All that a help text says of one command. */
export interface HelpPage {
  /** How it is called, e.g. `sideguide check FILE…`. */
  readonly usage: string;
  /** What it does, in a sentence or a paragraph; lines as they are to stand. */
  readonly about: string;
  readonly options: Options;
  readonly example: string;
  /** Further paragraphs, each with its heading. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * What was given after a command; undefined where that was a question for help, which is answered. Throws `Stop` for what
 * the command does not know. `command` is what was called, e.g. `sideguide check`.
 */
export function readCall(argv: readonly string[], page: HelpPage, command: string): Given | undefined {
  const given = readOptions(argv, page.options, command);
  if (!given.values.help) return given;
  console.log(helpText(page));
  return undefined;
}

/** The text of `COMMAND --help`; it ends without a line break. */
function helpText({ usage, about, options, example, more = {} }: HelpPage): string {
  const rows = Object.entries(options).map(
    ([name, { value, short, help }]) =>
      [`${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`, help] as const,
  );
  const part = (heading: string, body: string) => `\n${heading}:\n${body.replace(/^(?=.)/gm, '  ')}`;
  return [
    `Usage: ${usage}\n\n${about}`,
    ...(rows.length ? [part('Options', table(rows))] : []),
    ...Object.entries(more).map(([heading, body]) => part(heading, body)),
    part('Example', example),
  ].join('\n');
}

/** Two columns, the first as wide as its longest cell. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  return rows
    .map(([first, second]) => `${first.padEnd(width)}${second.replaceAll('\n', `\n${' '.repeat(width)}`)}`)
    .join('\n');
}
