import {
  type Address,
  badStep,
  checkAddress,
  formatAddress,
  nextLink,
  type Parameter,
  parameters,
  parseAddress,
  resumable,
  splitHref,
} from '@sideguide/guide-core/flow';
import { pickLocale } from '@sideguide/guide-core/locale';
import { locales, phoneLanguages, romIds, skins } from '../../apps/guide/.generated/cards.ts';
import { readHistoryEntry } from '../../apps/guide/src/platform/navigation/entry.ts';
import { type Notes, parseNotes } from '../../apps/guide/src/platform/storage/parse-notes.ts';
import { content } from '../support/expected.ts';

const origin = 'http://guide.example';
const tags = locales.map(({ tag }) => tag);

/** Validity of each parameter's value; a language tag is valid in any spelling that its rule accepts. */
export const valid: Readonly<Record<Parameter, (value: string, skin?: string) => boolean>> = {
  app: (value) => Object.keys(content.apps).includes(value),
  maker: (value, skin) =>
    skins.some((card) => (!skin || card.id === skin) && (card.makers as readonly string[]).includes(value)),
  os: (value, skin) =>
    Object.entries(content.skins).some(
      ([id, of]) => (!skin || id === skin) && of.skin.versions.some((version) => version.id === value),
    ),
  rom: (value, skin) => (skin ? content.skins[skin]!.skin.roms.map(({ id }) => id as string) : romIds).includes(value),
  lang: (value) => pickLocale(value, tags, '') !== '',
  labels: (value) => phoneLanguages.some(([tag]) => tag === value),
  helper: (value) => tags.includes(value),
  // Any text may be entered.
  say: () => true,
  next: (value) => nextLink(value) !== undefined,
};

/** Returns a parameter's value as `URL` parses it: the first non-empty one. */
export const first = (url: URL, name: Parameter): string | undefined => url.searchParams.getAll(name).find(Boolean);

/** Checks that no percent sequence is broken: we leave those as they are, while `URL` substitutes other characters. */
const isWhole = ({ search }: URL): boolean => {
  try {
    decodeURIComponent(search);
    return true;
  } catch {
    return false;
  }
};

/**
 * Checks that a link stays on this origin: one slash, no backslash after it, nothing that the browser strips at its
 * start.
 */
const stays = (href: string): boolean =>
  /^\/(?![/\\])[!-~]*$/.test(href) && new URL(href, `${origin}/x/y`).origin === origin;

const same = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** Returns what is wrong with how an address is parsed, formatted and checked; empty if nothing is. */
export function wrongOfAddress(href: string): string[] {
  const problems: string[] = [];
  const url = new URL(origin + href);
  const read: Address = parseAddress(url);
  const written = formatAddress(read);
  if (!stays(written)) problems.push(`is written as ${written}`);
  if (!same(parseAddress(new URL(origin + written)), read))
    problems.push('is another address when written and read again');
  if (Object.getPrototypeOf(read) !== Object.prototype) problems.push('changed a prototype');

  const known = {
    app: Object.keys(content.apps),
    maker: skins.flatMap(({ makers }) => makers),
    os: Object.values(content.skins).flatMap(({ skin }) => skin.versions.map(({ id }) => id)),
    rom: romIds,
    ...(read.lang && !valid.lang(read.lang) ? { lang: [] } : {}),
    labels: phoneLanguages.map(([tag]) => tag),
    helper: tags,
    ...(read.next && !valid.next(read.next) ? { next: [] } : {}),
  };
  const { address, notices } = checkAddress(read, known);
  for (const name of parameters) {
    if ((name === 'say' || name === 'next') && !isWhole(url)) continue;
    const requested = first(url, name);
    const kept = requested !== undefined && valid[name](requested) ? requested : undefined;
    if (address[name] !== kept) problems.push(`${name} is ${address[name]} and not ${kept}`);
    const noticeCount = notices.filter(({ word }) => word === `bad-${name}`).length;
    if (noticeCount !== (requested !== undefined && kept === undefined ? 1 : 0))
      problems.push(`${noticeCount} sentences about ${name}`);
  }
  if (read.step) notices.push(badStep(read.step));
  for (const { word, value } of notices)
    if ([...value].length > 41) problems.push(`${word} repeats ${value.length} letters`);
  return problems;
}

/** Returns what is wrong with how foreign notes are parsed. */
export function wrongOfNotes(text: string, now: string): string[] {
  const problems: string[] = [];
  let notes: Notes;
  try {
    notes = parseNotes(text);
  } catch (error) {
    return error instanceof SyntaxError ? [] : [`threw ${String(error)}`]; // the only caller catches invalid JSON
  }
  for (const { done } of notes.flows) {
    if (!done.every((tick) => /^[\w-]+$/.test(tick))) problems.push('a tick that names no step');
    if (new Set(done).size !== done.length) problems.push('a tick twice');
  }
  const places = notes.flows.flatMap((flow) => flow.place ?? []);
  const address = parseAddress(new URL(origin + now));
  for (const skin of [undefined, ...skins.map(({ id }) => id)]) {
    const place = resumable(places, address, skin);
    if (place === undefined) continue;
    if (!stays(place)) problems.push(`leads on to ${place}`);
    const target = parseAddress(splitHref(place));
    if (skin && target.path.split('/')[1] !== skin) problems.push(`leads from ${skin} to ${place}`);
  }
  return problems;
}

/** Returns what is wrong with how the state of a history entry is parsed. */
export function wrongOfState(state: unknown): string[] {
  const { n, y } = readHistoryEntry(state);
  const fine = Number.isSafeInteger(n) && n >= 0 && (y === undefined || (Number.isFinite(y) && y >= 0));
  return fine ? [] : [`is read as ${n}, ${y}`];
}

/** Runs a check and returns anything it throws as a finding. */
export function tried(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [`threw ${error instanceof Error ? error.message : String(error)}`];
  }
}
