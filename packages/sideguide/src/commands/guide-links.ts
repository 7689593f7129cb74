import { mkdirSync } from 'node:fs';
import { closestName, harmless, type Options, Stop } from '@sideguide/cli-kit';
import { type Content, type Finding, publishedTags } from '@sideguide/content-kit';
import { findSettings, ownContentData, readFolder, withSoundApps } from '@sideguide/content-kit/files';
import { guideAddressProblem, type Settings } from '@sideguide/content-kit/operator';
import { packageNamePattern, textProblem } from '@sideguide/guide-core/schema';

// Shared code of the commands that lead people into a guide: badge, link, poster.

/** Returns the id of the entry with this name, in any case. */
const idOfName = (name: string, namesOf: Readonly<Record<string, readonly string[]>>): string | undefined =>
  Object.keys(namesOf).find((id) => namesOf[id]!.some((one) => one.toLowerCase() === name.toLowerCase()));

/** Returns the name of each app, by package name. */
export const appNames = ({ apps }: Pick<Content, 'apps'>) =>
  Object.fromEntries(Object.entries(apps).map(([id, { name }]) => [id, [name]]));

/** Returns the brands of each skin, by id. */
export const makerNames = ({ skins }: Pick<Content, 'skins'>) =>
  Object.fromEntries(Object.entries(skins).map(([id, { card }]) => [id, card.makers]));

/**
 * Checks that a value is one of the known ids, and returns it; undefined if none was given. Otherwise throws `Stop`
 * with the id whose name in `namesOf` was given, or the nearest id. `what` is the noun for the ids.
 */
export function oneOfOption(
  what: string,
  value: unknown,
  known: readonly string[],
  namesOf: Readonly<Record<string, readonly string[]>> = {},
): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (known.includes(value)) return value;
  const suggestion = idOfName(value, namesOf) ?? closestName(value, known);
  throw new Stop(
    `There is no ${what} “${harmless(value, 40)}”.`,
    suggestion ? `Did you mean ${suggestion}?` : `Use one of: ${known.join(', ')}`,
  );
}

export const urlOption = {
  url: { value: 'ADDRESS', help: 'where the guide opens; “address” of your settings if nothing is said' },
} satisfies Options;

/** The guide of the current folder, if it is one, and the package's own content with all of its languages. */
export interface CurrentGuide {
  readonly packageContent: Content;
  /** Content of the guide in the folder; the package's own content if there is none. */
  readonly content: Content;
  readonly settings: Settings | undefined;
  /** Mistakes in the folder. */
  readonly findings: readonly Finding[];
}

export async function readCurrentGuide(): Promise<CurrentGuide> {
  const packageContent = await ownContentData();
  if (findSettings(process.cwd()) === undefined)
    return { packageContent, content: packageContent, settings: undefined, findings: [] };
  const { content, settings, findings } = withSoundApps(readFolder(process.cwd(), packageContent));
  return { packageContent, content, settings, findings };
}

/** Returns where the guide opens, with a trailing slash: from the option or the settings. `Stop` if it is invalid. */
export function guideAddress(given: string | undefined, { settings }: CurrentGuide): string {
  const address = given ?? settings?.address;
  if (address === undefined)
    throw new Stop('Nobody said where the guide opens.', 'Write: --url https://guide.example/');
  const problem = guideAddressProblem(address);
  if (problem)
    throw new Stop(`The address of the guide cannot be used: ${problem}.`, 'Write: --url https://guide.example/');
  return address.replace(/\/*$/, '/');
}

/** Draws an address as a QR code. Throws `Stop` if it is too long for one. */
export function drawQrCode<Drawn>(address: string, draw: () => Drawn): Drawn {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Stop(
      `The address has ${address.length} characters: too long for a QR code.`,
      'Shorten --url, or what else you asked for.',
    );
  }
}

/** Returns an app's name for a badge or poster: the given one, or the catalogue's. Throws `Stop` if there is none. */
export function appName(id: string, givenName: string | undefined, { apps }: Content): string {
  if (!packageNamePattern.test(id)) {
    const known = idOfName(id, appNames({ apps }));
    throw new Stop(
      `“${harmless(id, 60)}” is no package name.`,
      known ? `Did you mean ${known}?` : 'Write it as in: --app org.example.app',
    );
  }
  const problem = givenName === undefined ? undefined : textProblem(givenName, 60);
  if (problem) throw new Stop(`The name cannot be drawn: ${problem}.`, 'Write it in plain letters: --name "My app"');
  const name = givenName ?? apps[id]?.name;
  if (name !== undefined) return name;
  const suggestion = closestName(id, Object.keys(apps));
  throw new Stop(
    `The catalogue has no app “${harmless(id, 60)}”.`,
    suggestion ? `Did you mean ${suggestion}? Or say its name: --name "My app"` : 'Say its name: --name "My app"',
  );
}

/** Returns the first name of each family of phones, or all names of one family. */
export function phonesOf({ skins }: Content, skinId: string | undefined): string {
  const cards = Object.values(skins)
    .map(({ card }) => card)
    .filter(({ status }) => status === 'published')
    .sort((a, b) => a.order - b.order);
  if (skinId === undefined) return cards.map(({ makers }) => makers[0]).join(' / ');
  const card = cards.find(({ id }) => id === skinId);
  if (card) return card.makers.join(' / ');
  const named = idOfName(skinId, makerNames({ skins }));
  throw new Stop(
    `There is no guide for “${harmless(skinId, 40)}”.`,
    named ? `Did you mean ${named}?` : `Use one of: ${cards.map(({ id }) => id).join(', ')}`,
  );
}

/** Parses a list of tags such as `en,ur`; returns all languages but drafts for `all` and if none was given. */
export function tagsOf(content: Content, list: string | undefined): string[] {
  const allTags = Object.keys(content.locales);
  if (list === undefined || list === 'all') return publishedTags(content);
  const tags = [...new Set(list.split(',').map((tag) => tag.trim()))];
  const unknown = tags.find((tag) => !allTags.includes(tag));
  if (unknown !== undefined)
    throw new Stop(
      `The guide does not speak “${harmless(unknown, 20)}”.`,
      `Use some of: ${allTags.join(', ')}; or: all`,
    );
  return tags;
}

/** Creates the folder for a command's files. Throws `Stop` if it cannot be created. */
export function makeFolder(out: string): void {
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new Stop(
      `${harmless(out, 120)} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
      'Name another folder: --out DIR',
    );
  }
}
