import { publishedTags } from '@sideguide/content-kit';
import { expect, it, onTestFinished } from 'vitest';
import { checkSays, genuine, known, siteOfMakers } from '../support/check-file.ts';
import {
  arrived,
  bodyText,
  click,
  clickWords,
  errorsIn,
  heading,
  isReady,
  openIn,
  primary,
  type Tab,
  until,
} from '../support/engines/engine.ts';
import { firefox } from '../support/engines/firefox.ts';
import { inEngines } from '../support/engines/in-engines.ts';
import { webkit } from '../support/engines/webkit.ts';
import { content, skins } from '../support/expected.ts';
import { errorTitle } from '../support/faults.ts';
import { originOf } from '../support/sites.ts';
import { testFolder } from '../support/test-folder.ts';
import { say } from '../support/words.ts';

const temp = testFolder();
const tags = ['en', 'ur', 'th'];

const place = 'location.pathname+location.search+location.hash';

/** Walks from the tab's current screen to the end of the flow by the primary button. Returns the headings met. */
async function walk(tab: Tab): Promise<string[]> {
  const visitedSteps: string[] = [];
  for (;;) {
    const [path, title] = [await tab.evaluate<string>(place), await tab.evaluate<string>(heading)];
    expect(await tab.evaluate<string>(bodyText), path).not.toContain(errorTitle);
    expect(await errorsIn(tab), path).toEqual([]);
    visitedSteps.push(title);
    if (path.startsWith('/result/')) return visitedSteps;
    expect(visitedSteps.length).toBeLessThan(40);
    await tab.evaluate('document.querySelector("h1").setAttribute("data-left","")');
    await click(tab, primary);
    await until(tab, '!!document.querySelector("h1:not([data-left])")');
  }
}

inEngines([webkit, firefox], (given) => {
  // Every skin in one language; `e2e/release/flow.test.ts` has every language.
  it.each(skins.map((skin, n) => ({ skin, tag: tags[n % tags.length]! })))(
    'a reader of $tag from Home to the end of $skin',
    async ({ skin, tag }) => {
      const { net, tab } = given;
      expect(await openIn(tab, `${net.origin}/?lang=${tag}&app=${known.package}`)).toBe(say(tag, 'home-title'));
      await click(tab, `main a[href^="/${skin}"]`);
      await until(tab, `location.pathname==="/${skin}"&&!!document.querySelector(${JSON.stringify(primary)})`);
      const visitedSteps = await walk(tab);
      expect(visitedSteps.at(-1)).toBe(say(tag, 'result-title', { app: known.name }));
      expect(visitedSteps.length).toBeGreaterThan(6);
      const { dir } = content.locales[tag]!.card;
      expect(await tab.evaluate('[document.documentElement.lang,document.documentElement.dir]')).toEqual([tag, dir]);
    },
  );

  it('changes the language by its menu, at the same place', async () => {
    const { net, tab } = given;
    await openIn(tab, `${net.origin}/miui?app=${known.package}&lang=en&os=hyperos-2`);
    await click(tab, 'header summary');
    await click(tab, 'header a[hreflang=ur]');
    await until(tab, 'document.documentElement.lang==="ur"&&!!document.querySelector("h1")');
    expect(await tab.evaluate(place)).toBe(`/miui?app=${known.package}&os=hyperos-2&lang=ur`);
    expect(await tab.evaluate('document.scrollingElement.scrollWidth<=innerWidth')).toBe(true);
  });

  it('checks a file', async () => {
    const { tab } = given;
    const tag = 'ur';
    const site = await siteOfMakers();
    onTestFinished(() => site.close());
    const file = temp.put('genuine.apk', genuine);
    await openIn(tab, `${site.origin}/service?lang=${tag}#check`);
    await until(tab, '!!document.querySelector("input[type=file]")');
    await tab.choose('input[type=file]', file);
    const answer = 'document.querySelector("[data-check]:not([data-check=reading])")';
    await until(tab, `!!${answer}`);
    expect(await tab.evaluate(`${answer}.dataset.check`)).toBe('genuine');
    expect(await errorsIn(tab)).toEqual([]);
    expect(await tab.evaluate<string>(bodyText)).toContain(checkSays(tag, 'checked-here'));
  });

  it('shows the button for other pages', async () => {
    const { net, tab } = given;
    await openIn(tab, `${net.origin}/button.html`);
    await until(tab, '!!document.querySelector("sideguide-button a[style]")');
    const drawn = '[].map.call(document.querySelectorAll("sideguide-button a"),function(a){return a.lang+" "+a.href})';
    const links = await tab.evaluate<string[]>(drawn);
    const at = `${net.origin}/?app=org.example.app`;
    for (const tag of publishedTags(content)) expect(links).toContain(`${tag} ${at}&lang=${tag}`);
    expect(await errorsIn(tab)).toEqual([]);
  });

  it('finds a message by its words', async () => {
    const { net, tab } = given;
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
    const { net, tab } = given;
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
    const { net, tab } = given;
    await openIn(tab, `${net.origin}/coloros?lang=th&app=${known.package}#print`);
    await until(tab, 'document.querySelectorAll("article").length>5');
    expect(await tab.evaluate('!!document.querySelector("svg[role=img] path")')).toBe(true);
    expect(await errorsIn(tab)).toEqual([]);
  });

  it('goes back, reloads, and resumes in a new tab after the old one was killed', async () => {
    const { engine, net, tab } = given;
    const start = `${net.origin}/miui/downloadapps?app=${known.package}&lang=ur`;
    await openIn(tab, `${start}#get-file`);
    const first = await tab.evaluate<string>(place);
    const title = await tab.evaluate<string>(heading);
    await click(tab, primary);
    await until(tab, `${place}!==${JSON.stringify(first)}&&${heading}!==${JSON.stringify(title)}`);
    const second = await tab.evaluate<string>(place);
    await tab.reload();
    await arrived(tab);
    expect(await tab.evaluate(place)).toBe(second);
    await tab.back();
    await until(tab, `${place}===${JSON.stringify(first)}&&${heading}===${JSON.stringify(title)}`);
    await click(tab, primary);
    await until(tab, `${place}===${JSON.stringify(second)}`);
    const next = await engine.open();
    await tab.close();
    // Home links to the last step.
    await openIn(next, `${net.origin}/?lang=ur`);
    await until(next, `!!document.querySelector('nav a[href*="${new URL(second, start).hash}"]')`);
  });

  it('leads on no earlier page after a stop on another', async () => {
    const { net, tab } = given;
    const steps = `${net.origin}/miui/downloadapps?lang=en&app=`;
    await openIn(tab, `${steps}${known.package}#allow-source`);
    await openIn(tab, `${steps}org.schabi.newpipe#no-caller`);
    await clickWords(tab, 'a, button', say('en', 'caller-yes'));
    await until(tab, '!!document.querySelector("[role=alertdialog]")');
    // An empty page stands between the two.
    await tab.evaluate('history.go(-2)');
    await until(tab, `${heading}===${JSON.stringify(say('en', 'stopped-title'))}`);
  });

  it('walks a skin without network after the first visit', async () => {
    const { net, tab } = given;
    await openIn(tab, `${net.origin}/miui?app=${known.package}&lang=ur`);
    await until(tab, isReady);
    await net.cut();
    await tab.reload();
    await arrived(tab);
    const visitedSteps = await walk(tab);
    expect(visitedSteps.at(-1)).toBe(say('ur', 'result-title', { app: known.name }));
  });
});

// Refuses what private windows and in-app browsers may refuse; of these engines only Firefox can be configured so.
it.skipIf(firefox.lacks)('Firefox without storage completes a flow', async () => {
  const engine = await firefox.start({ withoutStorage: true });
  try {
    const tab = await engine.open();
    await openIn(tab, `${originOf('guide')}/coloros?app=${known.package}&lang=ur`);
    expect(await tab.evaluate('[!!navigator.serviceWorker,!!window.localStorage]')).toEqual([false, false]);
    expect((await walk(tab)).at(-1)).toBe(say('ur', 'result-title', { app: known.name }));
    const file = temp.put('refused.apk', genuine);
    await openIn(tab, `${originOf('guide')}/service?lang=ur#check`);
    await until(tab, '!!document.querySelector("input[type=file]")');
    await tab.choose('input[type=file]', file);
    await until(tab, '!!document.querySelector("[data-check=failed-refused]")');
    expect(await errorsIn(tab)).toEqual([]);
    const text = await tab.evaluate<string>(bodyText);
    expect(text).toContain(checkSays('ur', 'failed-refused'));
    expect(text).not.toContain(checkSays('ur', 'failed-loading'));
  } finally {
    await engine.close();
  }
});
