// The faults of `npm run faults` whose outcome differs between engines: storage that refuses, and what the error screen
// knows of a failure.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { allCases, breakStorage, serveBreakableWorker, worstCases } from '../support/broken-storage.ts';
import { chromium } from '../support/engines/chromium.ts';
import { arrived, bodyText, click, failureIn, heading, isReady, openIn, until } from '../support/engines/engine.ts';
import { firefox } from '../support/engines/firefox.ts';
import { inEngines } from '../support/engines/in-engines.ts';
import { webkit } from '../support/engines/webkit.ts';
import { errorTitle, type Fault, type FaultySite, faultySite } from '../support/faults.ts';
import { sites } from '../support/sites.ts';
import { rescue, say } from '../support/words.ts';

const { dist } = sites.guide;
const titleIs = (title: string) => `${heading}===${JSON.stringify(title)}`;

/** `npm run faults` has all engines and cases; Chromium's are in `e2e/release`, too. */
const isWhole = Boolean(process.env.SIDEGUIDE_ALL_FAULTS);

inEngines(isWhole ? [chromium, firefox, webkit] : [firefox, webkit], (given) => {
  let site: FaultySite;
  beforeEach(async () => {
    site = await faultySite('guide');
  });
  afterEach(() => site.close());

  it.each(isWhole ? allCases : worstCases)(
    'every screen online, if the worker’s storage answers with “%s” to %s',
    async (how, _name, names) => {
      const { net, tab } = given;
      serveBreakableWorker(net, dist);
      await openIn(tab, `${net.origin}/miui?lang=en`);
      await until(tab, '!!navigator.serviceWorker.controller');
      await tab.evaluate(`(window.broken=0,${breakStorage(names, how)}.then(function(){broken=1}),0)`);
      await until(tab, 'window.broken');
      await tab.reload();
      expect(await arrived(tab)).toBe(say('en', 'landing-title-plain', { maker: 'Xiaomi' }));
      expect(await openIn(tab, `${net.origin}/service?lang=uz`)).toBe(say('uz', 'service-help'));
    },
  );

  it.each<[Fault, string]>([
    ['404', 'newer'],
    ['500', 'newer'],
    ['html', 'portal'],
    ['abort', 'slow'],
  ])('its own error screen if a chunk fails by %s, and goes on once it loads', async (fault, kind) => {
    const { tab } = given;
    site.fail({ name: 'screen-service', kind: 'js' }, fault);
    await tab.goto(`${site.origin}/service?lang=th`);
    const help = await failureIn(tab);
    // An engine that does not tell the status of a failed script can only say that the network may be slow.
    expect([rescue('th', `${kind}-title`), rescue('th', 'slow-title')]).toContain(help);
    expect(await tab.evaluate(bodyText)).toContain(errorTitle);
    expect(await tab.evaluate(bodyText)).toContain('Loading chunk screen-service failed.');
    site.clearFaults();
    await click(tab, '.failure button[aria-busy]');
    await until(tab, titleIs(say('th', 'service-help')));
  });

  it('the way to what is on the phone, in its language, when the rest is out of reach', async () => {
    const { net, tab } = given;
    await openIn(tab, `${net.origin}/miui?lang=tr`);
    await until(tab, isReady);
    await net.cut();
    await tab.goto(`${net.origin}/coloros?lang=en`);
    expect(await failureIn(tab)).toBe(rescue('tr', 'slow-title'));
    expect(await tab.evaluate(bodyText)).toContain(rescue('tr', 'kept').replace('{maker}', 'Xiaomi'));
    await click(tab, '.failure a[href^="/miui"]');
    await until(tab, titleIs(say('tr', 'landing-title-plain', { maker: 'Xiaomi' })));
  });
});
