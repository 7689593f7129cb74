import { namesOf } from '@sideguide/guide-core/flow';
import { agents } from '@sideguide/guide-core/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';
import { phone, visit } from '../support/browser.ts';
import { content } from '../support/expected.ts';
import { openNextStep, pickPhone, readScreen } from '../support/walk.ts';
import { say } from '../support/words.ts';

/** The browser's response when asked for the model: a text, or a way to fail. `none`: it has no such API. */
type Hint = { readonly model: string } | 'none' | 'refuses' | 'silent' | 'strange';

interface Visitor {
  readonly what: string;
  readonly agent: string;
  readonly hint: Hint;
  readonly skin?: string;
  /** The name on the phone, if its model has one only. */
  readonly maker?: string;
  /** The version of Android that the browser tells. */
  readonly android?: string;
  /** What Home says above the names; by default, to tap the name of one's phone. */
  readonly message?: 'not-android';
}

const frozen = agents.chrome(10, 'K');
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const harmonyNext =
  'Mozilla/5.0 (Phone; OpenHarmony 6.1; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 ArkWeb/6.1.0.117 Mobile HuaweiBrowser/6.1.1.352';

const visitors: readonly Visitor[] = [
  { what: 'a hint beside a frozen user agent', agent: frozen, hint: { model: '2201117TG' }, skin: 'miui' },
  { what: "the maker's own browser", agent: agents.miBrowser(14, '2307BRPDCC'), hint: 'none', skin: 'miui' },
  { what: 'an empty hint', agent: agents.webView(13, '22101316G'), hint: { model: '' }, skin: 'miui' },
  { what: 'a hint that is refused', agent: agents.opera(13, '2312DRAABC'), hint: 'refuses', skin: 'miui' },
  {
    what: 'a hint that never comes',
    agent: agents.uc(11, 'RMX2020'),
    hint: 'silent',
    skin: 'coloros',
    maker: 'realme',
    android: '11',
  },
  { what: 'a hint that is no text', agent: agents.chrome(12, 'CPH2173'), hint: 'strange', skin: 'coloros' },
  { what: 'a Samsung', agent: frozen, hint: { model: 'SM-A546E' }, skin: 'android', maker: 'Samsung' },
  { what: 'a phone that nobody knows', agent: frozen, hint: { model: 'BV9900' } },
  { what: 'a computer', agent: desktop, hint: { model: '' }, message: 'not-android' },
  { what: 'an iPhone', agent: iphone, hint: 'none', message: 'not-android' },
  { what: 'a phone with HarmonyOS NEXT', agent: harmonyNext, hint: 'none', message: 'not-android' },
  { what: 'a hostile hint', agent: frozen, hint: { model: '<b>__proto__</b>'.repeat(5_000) } },
];

/** Opens Home as this visitor's browser does. */
async function open({ agent, hint }: Visitor): Promise<Page> {
  const page = await phone({ userAgent: agent, hasTouch: true, locale: 'uk-UA' });
  await page.addInitScript((answer) => {
    const ask = () => {
      if (answer === 'refuses') return Promise.reject(new DOMException('no', 'NotAllowedError'));
      if (answer === 'silent') return new Promise(() => undefined);
      return Promise.resolve(answer === 'strange' ? { model: { toString: 1 } } : answer);
    };
    Object.defineProperty(navigator, 'userAgentData', {
      value: answer === 'none' ? undefined : { getHighEntropyValues: ask },
    });
  }, hint);
  await visit(page, '/?rom=cn');
  return page;
}

const suggested = (page: Page) =>
  page
    .locator('[data-suggested]')
    .evaluateAll((all) => all.map((element) => [element.getAttribute('href'), element.getAttribute('data-suggested')]));

const makersOf = (skin: string) => content.skins[skin]!.card.makers;

describe('Home suggests', () => {
  it.each(visitors.filter(({ skin }) => skin))('$skin for $what', async (visitor) => {
    const { skin, maker, android } = visitor;
    const page = await open(visitor);
    const first = makersOf(skin!)[0]!;
    const isOther = (name: string) => namesOf(content.skins[skin!]!.card).indexOf(name) > 0;
    const hrefOf = (name: string) => `/${skin}?${isOther(name) ? `maker=${name}&` : ''}rom=cn`;
    const names = maker ? [maker] : makersOf(skin!);
    expect(await suggested(page)).toEqual(names.map((name) => [hrefOf(name), skin]));
    const { all, button } = await readScreen(page);
    const line = all.split('\n').find((text) => text.startsWith(say('uk', 'looks-like', { makers: '' }).slice(0, 5)));
    for (const name of names) expect(line).toContain(name);
    if (android) expect(line).toContain(`Android\u00a0${android}`);
    expect(button?.text).toBe(say('uk', 'start-with', { maker: maker ?? first }));
    await openNextStep(page);
    const { heading, href } = await readScreen(page);
    expect(href).toBe(hrefOf(maker ?? first));
    expect(heading.text).toBe(say('uk', 'landing-title-plain', { maker: maker ?? first }));
  });

  it('one skin, and the reader may choose the other', async () => {
    const page = await open(visitors[0]!);
    await pickPhone(page, 'coloros');
    const { heading, href } = await readScreen(page);
    expect(href).toBe('/coloros?rom=cn');
    expect(heading.text).toBe(say('uk', 'landing-title-plain', { maker: makersOf('coloros')[0]! }));
  });

  it('a Samsung’s own version, which its Android tells', async () => {
    const page = await open({ what: 'a Samsung', agent: agents.samsung(14, 'SAMSUNG SM-S918B'), hint: 'none' });
    await openNextStep(page);
    await page.getByText('One UI 6').first().waitFor();
    await openNextStep(page);
    expect((await readScreen(page)).href).toContain('/android/downloadapps?maker=Samsung&os=one-ui-6');
  });

  it('the maker whose phones alone have the version of an address', async () => {
    const page = await phone({ locale: 'uk' });
    await visit(page, '/android?os=one-ui-7');
    const { all, heading } = await readScreen(page);
    expect(heading.text).toBe(say('uk', 'landing-title-plain', { maker: 'Samsung' }));
    expect(all).not.toContain(say('uk', 'general-text'));
    await visit(page, '/android?os=android-15');
    expect((await readScreen(page)).all).toContain(say('uk', 'general-text'));
  });

  it.each(visitors.filter(({ skin }) => !skin))('nothing for $what', async (visitor) => {
    const page = await open(visitor);
    expect(await suggested(page)).toEqual([]);
    const { all, button } = await readScreen(page);
    expect(all).toContain(say('uk', visitor.message ?? 'tap-your-phone'));
    // Where the guide cannot be followed, the bar leads to the helper's page.
    expect(button?.text).toBe(visitor.message === 'not-android' ? say('uk', 'helping') : undefined);
  });
});

describe('Home', () => {
  const skins = Object.values(content.skins)
    .filter(({ card }) => card.status === 'published')
    .sort((a, b) => a.card.order - b.card.order);
  const makers = skins
    .filter(({ card }) => !card.isGeneral)
    .flatMap(({ card }) => card.makers.map((maker) => [maker, card.id] as const));

  it.each([320, 360, 800])('lists every maker at the same size, %i px wide', async (width) => {
    const page = await phone({ viewport: { width, height: 740 } });
    await visit(page, '/');
    const tiles = await page.locator('main ul a').evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return { name: link.textContent, href: link.getAttribute('href'), size: `${width}×${height}`, high: height };
      }),
    );
    expect(tiles.map(({ name, href }) => [name, href])).toEqual(
      makers.map(([maker, id]) => [
        maker,
        content.skins[id]!.card.makers[0] === maker ? `/${id}` : `/${id}?maker=${maker}`,
      ]),
    );
    expect(new Set(tiles.map(({ size }) => size)).size).toBe(1);
    expect(tiles[0]!.high).toBeGreaterThanOrEqual(56);
  });

  it('leads everybody else to the steps that every phone has', async () => {
    const page = await phone();
    await visit(page, '/?lang=en');
    await page.getByRole('link', { name: say('en', 'another-phone') }).click();
    await page.waitForURL('**/android?lang=en');
    await page.getByText(say('en', 'general-text')).waitFor();
    await page.goBack();
    // The screen, as a reader who taps sees it: until then a tap is the earlier screen's.
    await page.getByRole('heading', { name: say('en', 'home-title') }).waitFor();
    await waitForApp(page);
    await page
      .locator('main')
      .getByRole('link', { name: say('en', 'another-phone-text') })
      .click();
    await page.waitForURL('**/service?lang=en');
    for (const id of ['check', 'messages']) await page.locator(`main section#${id}`).waitFor();
    await page.getByText(say('en', 'gates-title')).waitFor();
  });
});
