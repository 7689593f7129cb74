import { type Options, type ParsedArgs, readOptions } from './options.ts';

/** The contents of a command's help text. */
export interface HelpPage {
  /** How the command is called, e.g. `sideguide check FILE…`. */
  readonly usage: string;
  /** What the command does, in a sentence or a paragraph, with line breaks as printed. */
  readonly about: string;
  readonly options: Options;
  readonly example: string;
  /** Further sections by their heading. */
  readonly sections?: Readonly<Record<string, string>>;
}

/**
 * Parses the arguments of a command. If they ask for help, prints it and returns undefined. Throws `Stop` for unknown
 * options. `command` is the command as called, e.g. `sideguide check`.
 */
export function readCall(argv: readonly string[], page: HelpPage, command: string): ParsedArgs | undefined {
  const parsed = readOptions(argv, page.options, command);
  if (!parsed.values.help) return parsed;
  console.log(helpText(page));
  return undefined;
}

/** Returns the text of `COMMAND --help`, without a trailing line break. */
function helpText({ usage, about, options, example, sections = {} }: HelpPage): string {
  const rows = Object.entries(options).map(
    ([name, { value, short, help }]) =>
      [`${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`, help] as const,
  );
  const section = (heading: string, body: string) => `\n${heading}:\n${body.replace(/^(?=.)/gm, '  ')}`;
  return [
    `Usage: ${usage}\n\n${about}`,
    ...(rows.length ? [section('Options', table(rows))] : []),
    ...Object.entries(sections).map(([heading, body]) => section(heading, body)),
    section('Example', example),
  ].join('\n');
}

/** Formats two columns, the first as wide as its longest cell. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  return rows
    .map(([first, second]) => `${first.padEnd(width)}${second.replaceAll('\n', `\n${' '.repeat(width)}`)}`)
    .join('\n');
}
