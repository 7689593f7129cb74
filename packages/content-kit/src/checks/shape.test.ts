import { describe, expect, it } from 'vitest';
import { content } from '../../test/content.ts';
import { checkContent } from '../check.ts';
import type { Content } from '../content.ts';

type Change = readonly [path: readonly string[], value: unknown];

/** Returns the real content with some values replaced; a path is e.g. `apps/org.fdroid.fdroid/name`. */
function broken(changes: readonly Change[]): Content {
  const copy = structuredClone(content) as unknown as Record<string, unknown>;
  for (const [path, value] of changes) {
    let at = copy;
    for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
    at[path[path.length - 1]!] = value;
  }
  return copy as unknown as Content;
}

const app = ['apps', 'org.fdroid.fdroid'] as const;
const skin = Object.keys(content.skins)[0]!;
const locale = Object.keys(content.locales)[0]!;

describe('a field of the wrong shape', () => {
  const rows: readonly (readonly [...Change, file: string, field: string])[] = [
    [[...app, 'name'], 5, 'content/apps/org.fdroid.fdroid.ts', 'name'],
    [[...app, 'certificates'], [null], 'content/apps/org.fdroid.fdroid.ts', 'certificates[0]'],
    [[...app, 'needs'], 5, 'content/apps/org.fdroid.fdroid.ts', 'needs'],
    [['skins', skin, 'card', 'status'], 'publishd', `content/skins/${skin}/card.ts`, 'status'],
    [['skins', skin, 'skin', 'versions'], undefined, `content/skins/${skin}/skin.ts`, 'versions'],
    [['skins', skin, 'look', 'accent', 'light'], 'orange', `content/skins/${skin}/look.ts`, 'accent.light'],
    [['skins', skin, 'skin', 'roms'], undefined, `content/skins/${skin}/skin.ts`, 'roms'],
    [['locales', locale, 'ui', 'home-title'], 7, `content/locales/${locale}/ui.json`, 'home-title'],
    [['locales', locale, 'glosses'], null, `content/locales/${locale}/glosses.json`, '(whole file)'],
    [['locales', locale, 'badge', 'above'], 7, `content/locales/${locale}/badge.json`, 'above'],
    [['locales', locale, 'card', 'quotes'], 'ab', `content/locales/${locale}/card.ts`, 'quotes'],
    [['labels', 'pi_install', 'text', 'en'], '', 'content/labels', 'pi_install.text.en'],
    [['steps', 'open-file', 'facts'], 'x', 'content/steps/open-file.ts', 'facts'],
    [['knownSigners', 'apps', 'com.termux', 'name'], 1, 'content/known-signers.json', 'apps.com.termux.name'],
    [['phoneLanguages'], null, 'content/phone-languages.json', '(whole file)'],
  ];
  const found = checkContent(
    broken([
      ...rows.map(([path, value]): Change => [path, value]),
      [['apps', 'org.videolan.vlc', 'page'], 'http://x/'],
    ]),
  );

  it.each(rows)('%j = %j is named with its file and field', (_path, _value, file, field) => {
    expect(found).toContainEqual(expect.objectContaining({ file, field }));
  });

  it('is found in a file that is empty as a whole', () => {
    const file = 'content/known-signers.json';
    const found = checkContent(broken([[['knownSigners'], null]]));
    expect(found).toContainEqual(expect.objectContaining({ file, field: '(whole file)' }));
  });

  it('stops no other check', () => {
    // A check that fails on the wrong shape reports nothing else.
    expect(found.filter(({ reason }) => reason.includes('could not go on'))).toEqual([]);
    expect(found).toContainEqual(expect.objectContaining({ file: 'content/apps/org.videolan.vlc.ts', field: 'page' }));
  });

  it('is not found in the content as it is', () => {
    expect(checkContent(content)).toEqual([]);
  });
});

it('tells two labels of one id apart', () => {
  const withLabels = Object.keys(content.skins).filter((id) => Object.keys(content.skins[id]!.labels).length > 0);
  const [first, second] = withLabels as [string, string];
  const id = Object.keys(content.skins[first]!.labels)[0]!;
  const other = { ...content.skins[first]!.labels[id]!, source: 'elsewhere' };
  const labels = { ...content.skins[second]!.labels, [id]: other };
  expect(checkContent(broken([[['skins', second, 'labels'], labels]]))).toContainEqual(
    expect.objectContaining({ field: id }),
  );
});
