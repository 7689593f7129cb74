// The faults of `npm run faults` whose outcome differs between engines: storage that refuses, and what the error screen
// knows of a failure.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Breakage, breakages, breakStorage, operations, serveBreakableWorker } from '../support/broken-storage.ts';
import { chromium } from '../support/engines/chromium.ts';
import { arrived, click, type Engine, openIn, type Tab, until } from '../support/engines/engine.ts';
import { firefox } from '../support/engines/firefox.ts';
import { webkit } from '../support/engines/webkit.ts';
import { errorTitle, type Fault, type FaultySite, faultySite } from '../support/faults.ts';
import { type Host, host } from '../support/host.ts';
import { sites } from '../support/sites.ts';
import { rescue, say } from '../support/words.ts';

const { dist } = sites.guide;
const ready = 'document.querySelector("[data-keeping=ready]")&&!!navigator.serviceWorker.controller';
const text = 'document.body.innerText';

describe.each([chromium, firefox, webkit])('$name', ({ name, lacks, start }) => {
  if (lacks) console.log(`${name} is left out: ${lacks}`);
  describe.skipIf(lacks)(lacks ? `left out: ${lacks}` : 'opens', () => {
    let engine: Engine;
    let tab: Tab;
    let net: Host;
    let site: FaultySite;

    beforeAll(async () => {
      engine = await start();
      console.log(`${name}: ${engine.version}`);
    });
    afterAll(async () => {
      await engine?.close();
    });
    beforeEach(async () => {
      tab = await engine.open();
      net = await host(dist);
      site = await faultySite('guide');
    });
    afterEach(async () => {
      await tab.close();
      site.close();
      await net.close();
    });

    it.each(
      breakages.flatMap((how): [Breakage, string, readonly (typeof operations)[number][]][] => [
        ...operations.map((one): [Breakage, string, (typeof operations)[number][]] => [how, one, [one]]),
        [how, 'everything', operations],
      ]),
    )('every screen online, if the worker’s storage answers with “%s” to %s', async (how, _name, names) => {
      serveBreakableWorker(net, dist);
      await openIn(tab, `${net.origin}/miui?lang=en`);
      await until(tab, ready);
      await tab.evaluate(`(window.broken=0,${breakStorage(names, how)}.then(function(){broken=1}),0)`);
      await until(tab, 'window.broken');
      await tab.reload();
      expect(await arrived(tab)).toBe(say('en', 'landing-title-plain', { maker: 'Xiaomi' }));
      expect(await openIn(tab, `${net.origin}/service?lang=uz`)).toBe(say('uz', 'service-help'));
    });

    it.each<[Fault, string]>([
      ['404', 'newer'],
      ['500', 'newer'],
      ['html', 'portal'],
      ['abort', 'slow'],
    ])('its own error screen if a chunk fails by %s, and goes on once it loads', async (fault, kind) => {
      site.fail({ name: 'screen-service', kind: 'js' }, fault);
      const help = await openIn(tab, `${site.origin}/service?lang=th`);
      // An engine that does not tell the status of a failed script can only say that the network may be slow.
      expect([rescue('th', `${kind}-title`), rescue('th', 'slow-title')]).toContain(help);
      expect(await tab.evaluate(text)).toContain(errorTitle);
      expect(await tab.evaluate(text)).toContain('Loading chunk screen-service failed.');
      site.clearFaults();
      await click(tab, '.failure button[aria-busy]');
      await until(tab, `document.querySelector("h1").innerText===${JSON.stringify(say('th', 'service-help'))}`);
    });

    it('the way to what is on the phone, in its language, when the rest is out of reach', async () => {
      await openIn(tab, `${net.origin}/miui?lang=tr`);
      await until(tab, ready);
      await net.cut();
      expect(await openIn(tab, `${net.origin}/coloros?lang=en`)).toBe(rescue('tr', 'slow-title'));
      expect(await tab.evaluate(text)).toContain(rescue('tr', 'kept').replace('{maker}', 'Xiaomi'));
      await click(tab, '.failure a[href^="/miui"]');
      await until(
        tab,
        `(document.querySelector("h1")||{}).innerText===${JSON.stringify(say('tr', 'landing-title-plain', { maker: 'Xiaomi' }))}`,
      );
    });
  });
});
