import { closestName, command, type HelpPage, type ParsedArgs, Stop } from '@sideguide/cli-kit';
import type { Content } from '../content.ts';

/** A command of `npm run words`: returns its exit status. */
export interface Command {
  /** Shown in the list of commands. */
  readonly says: string;
  readonly run: (content: Content, argv: readonly string[]) => Promise<number>;
}

export const commandCall = 'npm run words --';

interface Page extends Omit<HelpPage, 'usage'> {
  readonly says: string;
  /** Arguments of the command, e.g. `TAG [--json]`. */
  readonly words: string;
}

/** Creates a command that prints its page for `--help` and otherwise runs. */
export function wordsCommand<P extends Page>(
  name: string,
  page: P,
  work: (content: Content, given: ParsedArgs<P['options']>) => number | Promise<number>,
): Command {
  const called = `${commandCall} ${name}`.trim();
  const fullPage = { ...page, usage: `${called} ${page.words}` };
  return {
    says: page.says,
    run: (content, argv) => command(called, fullPage, (given) => work(content, given))(argv),
  };
}

/** Returns the languages that an argument names: one, or all of them for `all`. Throws `Stop` for other values. */
export function localeTags(content: Content, name: string | undefined, usage: string): string[] {
  if (name === undefined) throw new Stop('No language is named.', `Write: ${commandCall} ${usage}`);
  const tags = Object.keys(content.locales);
  if (name === 'all') return tags;
  if (tags.includes(name)) return [name];
  const meant = closestName(name, tags);
  throw new Stop(
    `There is no language “${name}” in content/locales.`,
    meant ? `Did you mean ${meant}? Or use “all”.` : `Use one of: ${tags.join(', ')}, or all.`,
  );
}

/** Throws `Stop` if there are more arguments than a command takes. */
export function noMore(words: readonly string[], usage: string): void {
  if (words.length) throw new Stop(`“${words[0]}” is too much.`, `Write: ${commandCall} ${usage}`);
}

export const jsonOption = { json: { help: 'the same for machines' } };
export const printLine = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
