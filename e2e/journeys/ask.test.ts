import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { answersOn, ask, searchField } from '../support/search-field.ts';
import { say } from '../support/words.ts';

const button = (page: Page, key: string, tag = 'en') => page.getByRole('button', { name: say(tag, key), exact: true });

describe('the search field', () => {
  it('takes it along from an address that the guide does not have', async () => {
    const page = await phone();
    await visit(page, '/nowhere?say=parse%20error');
    await page.getByRole('link', { name: say('en', 'home-page') }).click();
    await page.locator('[data-answer="parse-problem"]').waitFor();
  });

  it('is in the troubleshooting part of a step, and leads back to the step', async () => {
    const page = await phone();
    await visit(page, '/miui/downloadapps?rom=global#confirm-install');
    await page.locator('main summary', { hasText: say('en', 'see-otherwise') }).click();
    await ask(page, 'parse error');
    await page.locator('[data-answer="parse-problem"] a').click();
    await page.waitForURL('**/miui/downloadapps?rom=global#parse-problem');
    await page.goBack();
    await page.waitForURL('**#confirm-install');
  });

  it.each([
    ['en', 'parsng', 'parse-problem'],
    ['zh', '高风险应用', 'several-risks'],
    ['zh', '杀后台', 'stops-in-background'],
    ['uk', 'недостатньо', 'not-enough-storage'],
    ['ur', 'install blocked', 'install-blocked'],
  ])('in %s finds “%s” among the first three', async (tag, words, id) => {
    const page = await phone({ locale: tag });
    await visit(page, '/service#messages');
    await ask(page, words);
    await expect.poll(async () => (await answersOn(page)).slice(0, 3)).toContain(id);
  });

  it('shows one answer large if it is sure, and the others on demand', async () => {
    const page = await phone();
    await visit(page, '/miui/service#messages');
    await ask(page, 'app stops when screen is off');
    await expect.poll(() => answersOn(page)).toEqual(['stops-in-background']);
    await page.getByText(say('en', 'ask-sure')).waitFor();
    await button(page, 'ask-other').click();
    expect((await answersOn(page)).length).toBeGreaterThan(3);
  });

  it('says when it is not sure, shows three answers, then more', async () => {
    const page = await phone();
    await visit(page, '/service');
    await ask(page, 'background');
    await page.getByText(say('en', 'ask-unsure')).waitFor();
    expect(await answersOn(page)).toHaveLength(3);
    await button(page, 'ask-more').click();
    expect((await answersOn(page)).length).toBeGreaterThan(3);
  });

  it('names a setting as this phone does, not as another maker’s phone', async () => {
    const page = await phone();
    const named: string[] = [];
    for (const skin of ['miui', 'coloros']) {
      await visit(page, `/${skin}/service#messages`);
      await ask(page, 'no notifications');
      named.push(await page.locator('[data-answer="allow-notifications"]').innerText());
    }
    expect(named[0]).toContain('“Notifications”');
    expect(named[1]).toContain('“Manage notifications”');
  });

  it('leads to a setting of the phone, or of each maker where the phone is not known', async () => {
    const page = await phone();
    await visit(page, '/service');
    await ask(page, 'lock app in recents');
    const links = page.locator('[data-answer="keep-in-recents"] a');
    expect(await links.count()).toBe(2);
    await links.first().click();
    await page.waitForURL('**/service#keep-in-recents');
    expect(await page.getByRole('note').count()).toBe(0);
  });

  it('understands Russian, whatever the language', async () => {
    const page = await phone();
    await visit(page, '/service');
    await ask(page, 'приложение не устанавливается');
    await expect.poll(async () => (await answersOn(page))[0]).toBe('app-not-installed');
  });

  it('keeps the list of messages until the answers are loaded', async () => {
    const page = await phone();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/answers-en\.\w+\./, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/miui/service#messages');
    const request = page.waitForRequest(/\/answers-en\./);
    const groups = page.locator('main summary');
    const number = await groups.count();
    await searchField(page).fill('parse error');
    await request;
    expect(number).toBeGreaterThan(0);
    expect(await groups.count()).toBe(number);
    goOn();
    await page.locator('[data-answer]').first().waitFor();
    expect(await groups.count()).toBe(0);
  });

  it('opens the first answer with the keyboard alone', async () => {
    const page = await phone();
    await visit(page, '/miui/service#messages');
    await searchField(page).focus();
    await page.keyboard.type('invalid package');
    await expect.poll(async () => (await answersOn(page))[0]).toBe('package-invalid');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**#package-invalid');
  });

  it('loads nothing before it is used', async () => {
    const page = await phone();
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
    await visit(page, '/');
    const parts = () => requestedUrls.filter((path) => /\/(?:ask|answers-en|words-ask-en)\.\w+\.js$/.test(path));
    expect(parts()).toEqual([]);
    await ask(page, 'xapk');
    expect(parts()).toHaveLength(3);
    expect((await answersOn(page)).slice(0, 3)).toContain('card:check');
  });
});

describe('an address with a query', () => {
  it('opens the answers to it, and no link repeats it', async () => {
    const page = await phone();
    await visit(page, '/service?say=restricted%20setting');
    await page.locator('[data-answer="restricted-setting"] a').first().waitFor();
    expect(await searchField(page).inputValue()).toBe('restricted setting');
    expect(await page.locator('main a[href*="say="]').count()).toBe(0);
  });
});

describe('a step with a query', () => {
  it('opens its troubleshooting part with the answers', async () => {
    const page = await phone();
    await visit(page, '/miui/downloadapps?rom=global&say=parse%20error#confirm-install');
    await page.locator('[data-answer="parse-problem"] a').waitFor();
  });
});

describe('a question about something else', () => {
  it('is told that there is no answer, and sees what comes near', async () => {
    const page = await phone();
    await visit(page, '/service');
    await ask(page, 'how to bake a cake');
    await page.getByText(say('en', 'ask-none-title'), { exact: true }).waitFor();
    expect(await answersOn(page)).toHaveLength(3);
  });
});

describe('“None of these”', () => {
  it('says whom to ask, and keeps the query on the phone until it is copied into a report', async () => {
    const page = await phone();
    const sent: string[] = [];
    await visit(page, '/miui/service#messages');
    await ask(page, 'my "flux" is broken');
    page.on('request', (request) => sent.push(request.url()));
    await button(page, 'ask-none').click();
    await page.getByText(say('en', 'ask-none-makers')).waitFor();
    await page.evaluate(() => {
      const copiedTexts: string[] = [];
      Object.assign(window, { copiedTexts });
      navigator.clipboard.writeText = async (text) => void copiedTexts.push(text);
    });
    await button(page, 'report-copy').click();
    const copied = () => page.evaluate(() => (window as unknown as { copiedTexts: string[] }).copiedTexts[0]);
    await expect.poll(copied).toBeTruthy();
    const lines = (await copied())!.split('\n');
    expect(lines.slice(0, 2)).toEqual([say('en', 'ask-none-title'), '“my "flux" is broken”']);
    expect(lines[2]).toMatch(/\/miui\/service\?lang=en#messages$/);
    // Only chunks of the guide itself.
    expect(sent.filter((url) => !url.includes('/static/'))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('flux');
  });
});
