import { describe, expect, it } from 'vitest';
import { type AndroidChoice, androidTables, type Does, stops } from '../testing/android/index.ts';
import { craftApk } from '../testing/craft.ts';
import { entryOf, page, store, verdictOn } from '../testing/verdicts.ts';

// The verdict on each crafted file must hold on each Android version (`testing/android/`).

const tried = [21, 23, 24, 27, 28, 31, 32, 33, 34, 35, 36, 37];

const allowed: Readonly<Record<Does, RegExp>> = {
  page: /^genuine, genuine$/,
  evil: stops,
  refuses: /^(?:do-not-install|will-not-install|not-judged|not-an-app)/,
  unread: /^not-judged$/,
  odd: stops,
};

function doesAt(choice: AndroidChoice, sdk: number): Does {
  const steps = choice.split(', ').map((step) => step.split(' ') as [string, Does]);
  return steps.filter(([from]) => Number(from) <= sdk).pop()![1];
}

/**
 * Returns the allowed verdicts for an unknown phone: genuine only if no Android version that accepts the file sees a
 * different signer.
 */
function anyOf(choice: AndroidChoice): RegExp {
  const all = tried.map((sdk) => doesAt(choice, sdk));
  if (all.includes('evil') || all.includes('odd')) return stops;
  if (all.includes('unread')) return allowed.unread;
  return all.includes('page') ? /^(?:genuine, genuine|do-not-install)/ : allowed.refuses;
}

describe.each(androidTables)('$title', ({ cases }) => {
  it.each(cases.map((row) => [`${row[0]} (${row[3]})`, row] as const))('%s', async (_, [, made, does, , anyPhone]) => {
    const file = made instanceof Uint8Array ? made : craftApk(made);
    const own = (sdk: number | undefined) => verdictOn(file, { sdk }, entryOf(page, store));
    for (const sdk of tried)
      expect([sdk, await own(sdk)]).toEqual([sdk, expect.stringMatching(allowed[doesAt(does, sdk)])]);
    const unknown = await own(undefined);
    expect(unknown).toMatch(anyPhone ?? anyOf(does));
    if (!/refuses|evil|odd|unread/.test(does) && !anyPhone) expect(unknown).toBe('genuine, genuine');
  });
});
