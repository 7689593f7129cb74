import { existsSync, readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { readVersion, suggestSkin } from '@sideguide/guide-core/detect';
import { describe, expect, it } from 'vitest';
import { obstacleKinds } from '../../../apps/guide/src/features/file-check/obstacle-words.ts';
import type { Content } from '../src/content.ts';
import { content } from './content.ts';
import { reachable } from './reachable.ts';

// Every row of the fact sheets leads a reader somewhere, or says why it does not. The rows' names are also listed in
// sheet-rows.json, so that a lost row is reported by name.

/** Reasons why a row of a fact sheet is not shown to readers. */
const withholdingReasons = ['unknown', 'kept-out', 'developers', 'low', 'background'] as const;

/**
 * One row of a fact sheet: a fact about phones in our own words, with the targets that bring it to a reader, or the
 * reason why none does.
 * `by` holds targets: `step:ID`, `message:ID`, `gate:ID`, `label:ID`, `version:ID`, `question:os`, `check:OBSTACLE`,
 * `about`; `reads:TEXT` is a version string that is recognised (`reads-nothing:` one that gives no region),
 * `model:TEXT` a phone model that is recognised (`not-model:` one that is not). In these texts `_` stands for a space.
 */
type SheetRow = {
  /** Section of the sheet. */
  readonly at: string;
  readonly says: string;
} & (
  | { readonly by: readonly string[]; readonly not?: never }
  | { readonly not: (typeof withholdingReasons)[number]; readonly because: string; readonly by?: never }
);

/** Rows by their stable ids. */
type Sheet = Readonly<Record<string, SheetRow>>;

/** Names of all rows, by sheet. */
const rows = JSON.parse(readFileSync(`${root}packages/content-kit/test/sheet-rows.json`, 'utf8')) as Readonly<
  Record<string, string[]>
>;

const hints = Object.fromEntries(Object.entries(content.skins).map(([id, skin]) => [id, skin.hints]));
const tables = Object.fromEntries(
  Object.entries(content.skins).map(([id, { skin }]) => [
    id,
    { versions: skin.versions, reads: skin.reads, ...('androidTells' in skin ? { androidTells: true as const } : {}) },
  ]),
) as Parameters<typeof readVersion>[0];

const sheetPath = (name: string) => (name === 'shared' ? 'content/sheet.json' : `content/skins/${name}/sheet.json`);
const read = (name: string) => JSON.parse(readFileSync(`${root}${sheetPath(name)}`, 'utf8')) as Sheet;

/** Returns what is wrong with one target of a row; nothing if a reader of this skin can reach it. */
function wrongTarget(target: string, skin: string, places: ReadonlySet<string>): string | undefined {
  const [kind = '', ...rest] = target.split(':');
  const text = rest.join(':').replaceAll('_', ' ');
  if (kind === 'reads' || kind === 'reads-nothing') {
    const exact = rest.join(':');
    const told = [exact, text].map((one) => readVersion(tables, skin, one));
    const known = told.some(({ os, rom }) => (kind === 'reads' ? os || rom : rom));
    return known === (kind === 'reads') ? undefined : `the version string is ${known ? '' : 'not '}understood`;
  }
  if (kind === 'model' || kind === 'not-model') {
    const suggested = suggestSkin(hints, { model: text }) === skin;
    return suggested === (kind === 'model') ? undefined : `the phone is ${suggested ? '' : 'not '}recognised`;
  }
  if (kind === 'check')
    return (obstacleKinds as readonly string[]).includes(text) ? undefined : 'the file check tells no such thing';
  return places.has(target) ? undefined : 'no reader can come to it';
}

/** Returns everything that is wrong with a sheet. A shared row has to be reachable in at least one skin. */
function wrongIn(sheet: Sheet, names: readonly string[], all: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const lost = names.filter((name) => !sheet[name]).map((name) => `${name}: the row is gone`);
  const wrong = Object.entries(sheet).flatMap(([name, row]: [string, SheetRow]) => {
    if (!names.includes(name)) return [`${name}: add it to packages/content-kit/test/sheet-rows.json`];
    if (row.not !== undefined)
      return withholdingReasons.includes(row.not) && row.because?.trim()
        ? []
        : [`${name}: say why no reader is led to it`];
    if (!row.by?.length) return [`${name}: nothing carries it, and no reason says why`];
    return row.by.flatMap((target) => {
      const problems = [...all].map(([skin, places]) => wrongTarget(target, skin, places));
      return problems.includes(undefined) ? [] : [`${name}: ${target} – ${problems[0]}`];
    });
  });
  return [...lost, ...wrong];
}

const skins = Object.keys(content.skins);
const places = new Map(skins.map((skin) => [skin, reachable(content, skin)]));
const placesOf = (name: string) => (name === 'shared' ? places : new Map([[name, places.get(name)!]]));

describe.each(Object.keys(rows))('the fact sheet %s', (name) => {
  it('has all its rows, and each leads somewhere or says why not', () => {
    expect(existsSync(`${root}${sheetPath(name)}`)).toBe(true);
    expect(wrongIn(read(name), rows[name]!, placesOf(name))).toEqual([]);
  });

  it('a row that is lost, unmapped or leads nowhere is told by its name', () => {
    const sheet = read(name);
    for (const [id, row] of Object.entries(sheet)) {
      const { [id]: _row, ...rest } = sheet;
      expect(wrongIn(rest, [id], new Map())).toContain(`${id}: the row is gone`);
      const bare = { at: row.at, says: row.says } as SheetRow;
      expect(wrongIn({ [id]: bare }, [id], placesOf(name))).toEqual([expect.stringMatching(`^${id}: `)]);
      const astray = { ...bare, by: ['step:nowhere'] } as SheetRow;
      expect(wrongIn({ [id]: astray }, [id], placesOf(name))).toEqual([
        `${id}: step:nowhere – no reader can come to it`,
      ]);
    }
  });

  it('says each thing in few words of its own', () => {
    const long = Object.entries(read(name)).filter(([, { says }]) => says.length > 160 || !says.trim());
    expect(long.map(([id]) => id)).toEqual([]);
  });
});

it('a step that leaves the way takes its rows with it', () => {
  const skin = 'miui';
  const without = (id: string): Content => {
    const folder = content.skins[skin]!;
    const kept = <T>(list: readonly T[]) =>
      list.filter((entry) => (typeof entry === 'string' ? entry : (entry as { id: string }).id) !== id);
    const { downloadapps, service, tidy } = folder.skin;
    const cut = { ...folder.skin, downloadapps: kept(downloadapps), service: kept(service), tidy: kept(tidy) };
    return { ...content, skins: { ...content.skins, [skin]: { ...folder, skin: cut } } };
  };
  const found = wrongIn(read(skin), rows[skin]!, new Map([[skin, reachable(without('keep-from-cleaner'), skin)]]));
  expect(found).toEqual(['cleaner: step:keep-from-cleaner – no reader can come to it']);
});
