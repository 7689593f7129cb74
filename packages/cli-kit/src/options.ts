import { parseArgs } from 'node:util';
import { closestName } from './closest-name.ts';
import { harmless } from './printable.ts';
import { Stop } from './stop.ts';

/** An option of a command: a flag, or an option with a value, whose name in the help is `value`. */
export interface Option {
  readonly value?: string;
  readonly short?: string;
  readonly help: string;
}
/** The options of a command, by their names without dashes. */
export type Options = Readonly<Record<string, Option>>;

/** Parsed arguments: `true` for a flag, the text for an option with a value, and the positional arguments. */
export interface ParsedArgs<O extends Options> {
  readonly values: { readonly [Name in keyof O]?: O[Name] extends { readonly value: string } ? string : true };
  readonly positionals: readonly string[];
}

const help = { help: { short: 'h', help: 'this text' } } satisfies Options;

/**
 * Parses the arguments after a command. Throws `Stop` for an unknown option, with the nearest name, and for a missing,
 * unexpected or repeated value. `command` is the command as called, e.g. `sideguide check`.
 */
export function readOptions<O extends Options>(
  argv: readonly string[],
  options: O,
  command: string,
): ParsedArgs<O & typeof help> {
  const allOptions: Options = { ...options, ...help };
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(allOptions).map(([name, { value, short }]) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short ? { short } : {}) },
      ]),
    ),
  });
  const seeHelp = `See: ${command} --help`;
  const values: Record<string, string | true> = {};
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const printableName = harmless(token.rawName, 40);
    const option = Object.hasOwn(allOptions, token.name) ? allOptions[token.name] : undefined;
    if (!option) {
      const suggestion = closestName(token.name, Object.keys(allOptions));
      throw new Stop(
        `${command} has no option ${printableName}.`,
        suggestion ? `Did you mean --${suggestion}? ${seeHelp}` : seeHelp,
      );
    }
    if (option.value === undefined) {
      if (token.value !== undefined)
        throw new Stop(`${printableName} takes no value.`, `Write it alone: ${printableName}`);
      values[token.name] = true;
    } else {
      // The next option is not taken as the value: the user probably forgot the value.
      if (token.value === undefined || token.value === '' || (!token.inlineValue && /^--\w/.test(token.value)))
        throw new Stop(`${printableName} needs a value: ${printableName} ${option.value}.`, seeHelp);
      if (token.name in values) throw new Stop(`${printableName} was given twice.`, 'Give it once.');
      values[token.name] = token.value;
    }
  }
  return { values: values as ParsedArgs<O & typeof help>['values'], positionals };
}
