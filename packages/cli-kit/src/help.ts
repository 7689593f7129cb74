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
 * Returns a command: a function that parses the arguments, prints the page if they ask for help, and otherwise runs and
 * resolves with the exit status. Throws `Stop` for unknown options. `name` is the command as called, e.g. `sideguide check`.
 */
export const command =
  <P extends HelpPage>(
    name: string,
    page: P,
    work: (given: ParsedArgs<P['options']>) => number | Promise<number>,
  ): ((argv: readonly string[]) => Promise<number>) =>
  async (argv) => {
    const given = readOptions(argv, page.options, name);
    if (!given.values.help) return work(given);
    console.log(helpText(page));
    return 0;
  };

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
