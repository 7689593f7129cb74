import { formatAddress } from '@sideguide/guide-core/flow';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content, newestVersion, type Reader, reachableFor, skins, stepChoicesAt } from '../support/expected.ts';
import { choicesOn, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

describe('“What do you see now?”', () => {
  it.each(skins)('keeps the address of every step: %s', async (skin) => {
    const page = await phone({ reducedMotion: 'reduce' });
    for (const rom of ['global', 'cn', undefined]) {
      const reader: Reader = { skin, os: newestVersion(skin), ...(rom ? { rom } : {}), tag: 'en' };
      const hosts = ['get-file', 'confirm-install', 'see-result'].filter((id) => reachableFor(reader).includes(id));
      for (const step of hosts.flatMap((host) => stepChoicesAt(reader, host))) {
        await visit(page, formatAddress({ path: `/${skin}/downloadapps`, os: newestVersion(skin), rom, step }));
        const seen = await readScreen(page);
        expect(seen.all).not.toContain(say('en', 'bad-step', { value: step }));
        expect(seen.progress, step).toBeDefined();
      }
    }
  });

  const makersMessages = Object.entries(content.skins).flatMap(([skin, { card, messages }]) =>
    Object.values(messages ?? {})
      .filter(({ when, steps }) => when?.maker && steps.includes('confirm-install'))
      .map(({ id, when }) => ({ id, skin, makers: when!.maker!, names: card.names ?? [] })),
  );

  it.each(makersMessages)(
    'lists $id first for phones of $makers, and for no other maker’s',
    async ({ id, skin, makers, names }) => {
      const page = await phone({ reducedMotion: 'reduce' });
      /** The small pictures' messages, and the list of the others. */
      const listsFor = async (maker?: string) => {
        await visit(page, formatAddress({ path: `/${skin}/downloadapps`, maker, step: 'confirm-install' }));
        await page.locator('main summary').first().click();
        // The list is loaded after the small pictures; every phone has this message there.
        await page.locator('main ul a[href$="#package-invalid"]').waitFor();
        return page
          .locator('main ul')
          .evaluateAll((lists) =>
            lists.map((list) => [...list.querySelectorAll('a')].map(({ hash }) => hash.slice(1))),
          );
      };
      const isOfMaker = (listed: string) => content.skins[skin]!.messages?.[listed]?.when?.maker?.includes(makers[0]!);
      const list = (await listsFor(makers[0])).find((one) => one.includes(id))!;
      expect(list.slice(0, list.indexOf(id)).filter((before) => !isOfMaker(before))).toEqual([]);
      const other = names.find((name) => !makers.includes(name));
      expect((await listsFor(other)).flat()).not.toContain(id);
      // Whose maker is not known may have it, but it is not among the likeliest.
      expect((await listsFor()).flat()).toContain(id);
      expect((await choicesOn(page)).filter((href) => href?.endsWith(`#${id}`))).toEqual([]);
    },
  );
});
