import { expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { faultySite } from '../support/faults.ts';
import { say } from '../support/words.ts';

it('shows an untranslated message in English as a whole, with a notice', async () => {
  // Every message may be translated, so one is marked as untranslated here, as the build would mark it.
  const site = await faultySite('guide');
  try {
    site.rewrite({ name: 'messages-ur', kind: 'js' }, (text) =>
      text.replace('{"id":"parse-problem",', '{"id":"parse-problem","untranslated":true,'),
    );
    const page = await phone({ baseURL: site.origin, locale: 'ur' });
    await visit(page, '/service#parse-problem');
    await page.getByText(say('ur', 'message-source')).waitFor();
    expect(await page.locator('main p[lang=en][dir=ltr], main ol[lang=en][dir=ltr]').count()).toBeGreaterThan(0);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await visit(page, '/service#not-enough-storage');
    expect(await page.getByText(say('ur', 'message-source')).count()).toBe(0);
  } finally {
    site.close();
  }
});
