import {
  type Address,
  badStep,
  checkAddress,
  formatAddress,
  type Parameter,
  parameters,
  parseAddress,
  resumable,
  splitHref,
} from '@sideguide/guide-core/flow';
import { pickLocale } from '@sideguide/guide-core/locale';
import { locales, phoneTongues, romIds, skins } from '../../apps/guide/.generated/cards.ts';
import { readHistoryEntry } from '../../apps/guide/src/platform/navigation/entry.ts';
import { type Notes, parseNotes } from '../../apps/guide/src/platform/storage/notes.ts';
import { content } from '../support/expected.ts';

const origin = 'http://guide.example';
const tags = locales.map(({ tag }) => tag);

/** What is right for each parameter; a language is right in any spelling that its rule takes. */
export const valid: Readonly<Record<Parameter, (value: string, skin?: string) => boolean>> = {
  app: (value) => Object.keys(content.apps).includes(value),
  os: (value, skin) =>
    Object.entries(content.skins).some(
      ([id, of]) => (!skin || id === skin) && of.skin.versions.some((version) => version.id === value),
    ),
  rom: (value, skin) => (skin ? content.skins[skin]!.skin.roms.map(({ id }) => id as string) : romIds).includes(value),
  lang: (value) => pickLocale(value, tags, '') !== '',
  labels: (value) => phoneTongues.some(([tag]) => tag === value),
  helper: (value) => tags.includes(value),
  // Whatever was typed may be asked.
  say: () => true,
};

/** What the browser's own reader of addresses makes of a parameter: the first that says anything. */
export const first = (url: URL, name: Parameter): string | undefined => url.searchParams.getAll(name).find(Boolean);

/** A broken percent sequence is kept as it stands; the browser's reader puts other letters in its place. */
const isWhole = ({ search }: URL): boolean => {
  try {
    decodeURIComponent(search);
    return true;
  } catch {
    return false;
  }
};

/** A link stays here: one slash, no backslash behind it, nothing that the browser drops from its start. */
const stays = (href: string): boolean =>
  /^\/(?![/\\])[!-~]*$/.test(href) && new URL(href, `${origin}/x/y`).origin === origin;

const same = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** What is wrong with how an address is read, written and checked; an empty list if nothing is. */
export function wrongOfAddress(href: string): string[] {
  const wrong: string[] = [];
  const url = new URL(origin + href);
  const read: Address = parseAddress(url);
  const written = formatAddress(read);
  if (!stays(written)) wrong.push(`is written as ${written}`);
  if (!same(parseAddress(new URL(origin + written)), read))
    wrong.push('is another address when written and read again');
  if (Object.getPrototypeOf(read) !== Object.prototype) wrong.push('changed a prototype');

  const known = {
    app: Object.keys(content.apps),
    os: Object.values(content.skins).flatMap(({ skin }) => skin.versions.map(({ id }) => id)),
    rom: romIds,
    ...(read.lang && !valid.lang(read.lang) ? { lang: [] } : {}),
    labels: phoneTongues.map(([tag]) => tag),
    helper: tags,
  };
  const { address, notices } = checkAddress(read, known);
  for (const name of parameters) {
    if (name === 'say' && !isWhole(url)) continue;
    const asked = first(url, name);
    const kept = asked !== undefined && valid[name](asked) ? asked : undefined;
    if (address[name] !== kept) wrong.push(`${name} is ${address[name]} and not ${kept}`);
    const said = notices.filter(({ word }) => word === `bad-${name}`).length;
    if (said !== (asked !== undefined && kept === undefined ? 1 : 0)) wrong.push(`${said} sentences about ${name}`);
  }
  if (read.step) notices.push(badStep(read.step));
  for (const { word, value } of notices)
    if ([...value].length > 41) wrong.push(`${word} repeats ${value.length} letters`);
  return wrong;
}

/** What is wrong with what is made of foreign notes. */
export function wrongOfNotes(text: string, now: string): string[] {
  const wrong: string[] = [];
  let notes: Notes;
  try {
    notes = parseNotes(text);
  } catch (error) {
    return error instanceof SyntaxError ? [] : [`threw ${String(error)}`]; // what is no JSON is caught by the only caller
  }
  if (!notes.done.every((one) => /^[\w-]+\/[\w-]+$/.test(one))) wrong.push('a tick that names no step');
  if (new Set(notes.done).size !== notes.done.length) wrong.push('a tick twice');
  const address = parseAddress(new URL(origin + now));
  for (const skin of [undefined, ...skins.map(({ id }) => id)]) {
    const place = resumable(notes.last, address, skin);
    if (place === undefined) continue;
    if (!stays(place)) wrong.push(`leads on to ${place}`);
    const there = parseAddress(splitHref(place));
    if (skin && there.path.split('/')[1] !== skin) wrong.push(`leads from ${skin} to ${place}`);
  }
  return wrong;
}

/** What is wrong with what is made of the state of a history entry. */
export function wrongOfState(state: unknown): string[] {
  const { n, y } = readHistoryEntry(state);
  const fine = Number.isSafeInteger(n) && n >= 0 && (y === undefined || (Number.isFinite(y) && y >= 0));
  return fine ? [] : [`is read as ${n}, ${y}`];
}

/** Runs a check and takes whatever it throws for a finding. */
export function tried(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [`threw ${error instanceof Error ? error.message : String(error)}`];
  }
}
