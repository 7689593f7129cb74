// Long, because it is one list: what must work in every engine.

import { publishedTags } from '@sideguide/content-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSays, genuine, known, siteOfMakers } from '../support/check-file.ts';
import {
  arrived,
  click,
  clickWords,
  type Engine,
  errorsIn,
  openIn,
  type Tab,
  until,
} from '../support/engines/engine.ts';
import { firefox } from '../support/engines/firefox.ts';
import { webkit } from '../support/engines/webkit.ts';
import { content, skins } from '../support/expected.ts';
import { errorTitle, type FaultySite, faultySite } from '../support/faults.ts';
import { type Host, host } from '../support/host.ts';
import { originOf, sites } from '../support/sites.ts';
import { testFolder } from '../support/test-folder.ts';
import { rescue, say } from '../support/words.ts';

const temp = testFolder();
const tags = ['en', 'ur', 'th'];

/** Selector of the primary button. */
const main = 'main ~ nav a:not([aria-label])';
const heading = 'document.querySelector("h1").innerText';
const place = 'location.pathname+location.search+location.hash';
const ready = 'document.querySelector("[data-keeping=ready]")&&!!navigator.serviceWorker.controller';

/** Walks from the tab's current screen to the end of the flow by the primary button. Returns the headings met. */
async function walk(tab: Tab): Promise<string[]> {
  const visitedSteps: string[] = [];
  for (;;) {
    const [path, title] = [await tab.evaluate<string>(place), await tab.evaluate<string>(heading)];
    expect(await tab.evaluate<string>('document.body.innerText'), path).not.toContain(errorTitle);
    expect(await errorsIn(tab), path).toEqual([]);
    visitedSteps.push(title);
    if (path.startsWith('/result/')) return visitedSteps;
    expect(visitedSteps.length).toBeLessThan(40);
    await tab.evaluate('document.querySelector("h1").setAttribute("data-left","")');
    await click(tab, main);
    await until(tab, '!!document.querySelector("h1:not([data-left])")');
  }
}

describe.each([webkit, firefox])('$name', ({ name, lacks, start }) => {
  // If an engine is missing, the log says what to install; the others are tested.
  if (lacks) console.log(`${name} is left out: ${lacks}`);
  describe.skipIf(lacks)(lacks ? `left out: ${lacks}` : 'walks', () => {
    let engine: Engine;
    let tab: Tab;
    let site: FaultySite | undefined;
    let net: Host;

    beforeAll(async () => {
      engine = await start();
      console.log(`${name}: ${engine.version}`);
    });
    afterAll(async () => {
      await engine?.close();
    });
    beforeEach(async () => {
      tab = await engine.open();
      // An origin of its own, so that nothing from the previous test is remembered.
      net = await host(sites.guide.dist);
    });
    afterEach(async () => {
      site?.close();
      site = undefined;
      await net.close();
    });

    it.each(skins.flatMap((skin) => tags.map((tag) => ({ skin, tag }))))(
      'a reader of $tag from Home to the end of $skin',
      async ({ skin, tag }) => {
        expect(await openIn(tab, `${net.origin}/?lang=${tag}&app=${known.package}`)).toBe(say(tag, 'home-title'));
        await click(tab, `main a[href^="/${skin}"]`);
        await until(tab, `location.pathname==="/${skin}"&&!!document.querySelector(${JSON.stringify(main)})`);
        const visitedSteps = await walk(tab);
        expect(visitedSteps.at(-1)).toBe(say(tag, 'result-title', { app: known.name }));
        expect(visitedSteps.length).toBeGreaterThan(6);
        const { dir } = content.locales[tag]!.card;
        expect(await tab.evaluate('[document.documentElement.lang,document.documentElement.dir]')).toEqual([tag, dir]);
      },
    );

    it('changes the language by its menu, at the same place', async () => {
      await openIn(tab, `${net.origin}/miui?app=${known.package}&lang=en&os=hyperos-2`);
      await click(tab, 'header summary');
      await click(tab, 'header a[hreflang=ur]');
      await until(tab, 'document.documentElement.lang==="ur"&&!!document.querySelector("h1")');
      expect(await tab.evaluate(place)).toBe(`/miui?app=${known.package}&os=hyperos-2&lang=ur`);
      expect(await tab.evaluate('document.scrollingElement.scrollWidth<=innerWidth')).toBe(true);
    });

    it.each(tags)('checks a file in %s', async (tag) => {
      site = await siteOfMakers();
      const file = temp.put(`${tag}.apk`, genuine);
      await openIn(tab, `${site.origin}/service?lang=${tag}#check`);
      await until(tab, '!!document.querySelector("input[type=file]")');
      await tab.choose('input[type=file]', file);
      const answer = 'document.querySelector("[data-check]:not([data-check=reading])")';
      await until(tab, `!!${answer}`);
      expect(await tab.evaluate(`${answer}.dataset.check`)).toBe('genuine');
      expect(await errorsIn(tab)).toEqual([]);
      expect(await tab.evaluate<string>('document.body.innerText')).toContain(checkSays(tag, 'checked-here'));
    });

    it('shows the button for other pages', async () => {
      await openIn(tab, `${net.origin}/button.html`);
      await until(tab, '!!document.querySelector("sideguide-button a[style]")');
      const drawn =
        '[].map.call(document.querySelectorAll("sideguide-button a"),function(a){return a.lang+" "+a.href})';
      const links = await tab.evaluate<string[]>(drawn);
      const at = `${net.origin}/?app=org.example.app`;
      for (const tag of publishedTags(content)) expect(links).toContain(`${tag} ${at}&lang=${tag}`);
      expect(await errorsIn(tab)).toEqual([]);
    });

    it('finds a message by its words', async () => {
      await openIn(tab, `${net.origin}/service?lang=en`);
      await until(tab, '!!document.querySelector("#messages input")');
      await tab.evaluate(
        `(function(f){Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,"value").set.call(f,"play protect");f.dispatchEvent(new Event("input",{bubbles:true}))})(document.querySelector("#messages input"))`,
      );
      const found = '[].map.call(document.querySelectorAll("#messages ul a"),function(a){return a.innerText})';
      await until(tab, `${found}.length>0&&${found}.length<13`);
      expect((await tab.evaluate<string[]>(found)).join('\n')).toMatch(/Play Protect/);
      await click(tab, '#messages ul a');
      await until(tab, 'location.hash.length>1&&!!document.querySelector("main ol, main p")');
      expect(await errorsIn(tab)).toEqual([]);
    });

    it('shares a step with a QR code and the copied address', async () => {
      await openIn(tab, `${net.origin}/miui/downloadapps?lang=en#allow-source`);
      await clickWords(tab, 'main button', say('en', 'send'));
      await until(tab, '!!document.querySelector("main svg[role=img] path")');
      const offered = '[].map.call(document.querySelectorAll("main button"),function(b){return b.innerText.trim()})';
      const words = await tab.evaluate<string[]>(offered);
      expect(words).toContain(say('en', 'copy-link'));
      expect(words.includes(say('en', 'send-sheet'))).toBe(await tab.evaluate('"share" in navigator'));
      await clickWords(tab, 'main button', say('en', 'copy-link'));
      const [done, failed] = [say('en', 'link-copied'), say('en', 'copy-failed')].map((text) => JSON.stringify(text));
      await until(tab, `document.body.innerText.includes(${done})||document.body.innerText.includes(${failed})`);
      expect(await errorsIn(tab)).toEqual([]);
    });

    it('shows the printed guide', async () => {
      await openIn(tab, `${net.origin}/coloros?lang=th&app=${known.package}#print`);
      await until(tab, 'document.querySelectorAll("article").length>5');
      expect(await tab.evaluate('!!document.querySelector("svg[role=img] path")')).toBe(true);
      expect(await errorsIn(tab)).toEqual([]);
    });

    it('goes back, reloads, and resumes in a new tab after the old one was killed', async () => {
      const start = `${net.origin}/miui/downloadapps?app=${known.package}&lang=ur`;
      await openIn(tab, `${start}#get-file`);
      const first = await tab.evaluate<string>(place);
      const title = await tab.evaluate<string>(heading);
      await click(tab, main);
      await until(tab, `${place}!==${JSON.stringify(first)}&&${heading}!==${JSON.stringify(title)}`);
      const second = await tab.evaluate<string>(place);
      await tab.reload();
      await arrived(tab);
      expect(await tab.evaluate(place)).toBe(second);
      await tab.back();
      await until(tab, `${place}===${JSON.stringify(first)}&&${heading}===${JSON.stringify(title)}`);
      await click(tab, main);
      await until(tab, `${place}===${JSON.stringify(second)}`);
      const next = await engine.open();
      await tab.close();
      // Home links to the last step.
      await openIn(next, `${net.origin}/?lang=ur`);
      await until(next, `!!document.querySelector('nav a[href*="${new URL(second, start).hash}"]')`);
    });

    it('shows the error of a failed chunk, and continues once it loads', async () => {
      site = await faultySite('guide');
      site.fail({ name: 'screen-service', kind: 'js' }, '404');
      const help = await openIn(tab, `${site.origin}/service?lang=th`);
      const text = await tab.evaluate<string>('document.body.innerText');
      expect(text).toContain(errorTitle);
      expect(text).toContain('Loading chunk screen-service failed.');
      expect([rescue('th', 'newer-title'), rescue('th', 'slow-title')]).toContain(help);
      site.clearFaults();
      await click(tab, '.failure button[aria-busy]');
      await until(tab, `${heading}===${JSON.stringify(say('th', 'service-help'))}`);
    });

    it.each(skins)('walks %s without network after the first visit', async (skin) => {
      await openIn(tab, `${net.origin}/${skin}?app=${known.package}&lang=ur`);
      await until(tab, ready);
      await net.cut();
      await tab.reload();
      await arrived(tab);
      const visitedSteps = await walk(tab);
      expect(visitedSteps.at(-1)).toBe(say('ur', 'result-title', { app: known.name }));
    });
  });
});

// Refuses what private windows and in-app browsers may refuse; of these engines only Firefox can be configured so.
it.skipIf(firefox.lacks)('Firefox without storage completes both flows', async () => {
  const engine = await firefox.start({ withoutStorage: true });
  try {
    for (const skin of skins) {
      const tab = await engine.open();
      await openIn(tab, `${originOf('guide')}/${skin}?app=${known.package}&lang=ur`);
      expect(await tab.evaluate('[!!navigator.serviceWorker,!!window.localStorage]')).toEqual([false, false]);
      expect((await walk(tab)).at(-1)).toBe(say('ur', 'result-title', { app: known.name }));
    }
    const tab = await engine.open();
    const file = temp.put('refused.apk', genuine);
    await openIn(tab, `${originOf('guide')}/service?lang=ur#check`);
    await until(tab, '!!document.querySelector("input[type=file]")');
    await tab.choose('input[type=file]', file);
    await until(tab, '!!document.querySelector("[data-check=failed-refused]")');
    expect(await errorsIn(tab)).toEqual([]);
    const text = await tab.evaluate<string>('document.body.innerText');
    expect(text).toContain(checkSays('ur', 'failed-refused'));
    expect(text).not.toContain(checkSays('ur', 'failed-loading'));
  } finally {
    await engine.close();
  }
});
