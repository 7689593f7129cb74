import { afterEach, expect, it } from 'vitest';
import { closePhones, phone, visit } from '../support/browser.ts';
import { content } from '../support/expected.ts';
import { perTestHost, waitUntilReady } from '../support/offline-host.ts';
import { originOf } from '../support/sites.ts';
import { openNextStep, readScreen, type Spoken } from '../support/walk.ts';

// Compares what programs read in the flow files with what readers see on the page.

interface Label {
  readonly text: string;
  readonly lang: string;
  readonly gloss?: string;
}
type Sentences = Readonly<Record<'title' | 'do' | 'see' | 'otherwise' | 'done', string>>;
interface Step extends Sentences {
  readonly id: string;
  readonly needs?: readonly string[];
  readonly tool?: string;
  readonly picture?: string;
  readonly risky?: true;
}
interface Flow {
  readonly quotes: readonly [string, string];
  readonly names: { readonly file: string };
  readonly downloadapps: readonly Step[];
  readonly service: readonly Step[];
  readonly labels: Readonly<Record<string, Label>>;
}

const fetchFlow = async (path: string): Promise<Flow> => {
  const answer = await fetch(`${originOf('guide')}/flows/${path}.json`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ]);
  return (await answer.json()) as Flow;
};

afterEach(closePhones);

const readers = [
  ['miui', 'hyperos-3', 'global', 'ur', 'org.thoughtcrime.securesms'],
  ['miui', 'miui-12', 'cn', 'zh', 'org.fdroid.fdroid'],
  ['miui', 'hyperos-4', 'cn', 'th', 'net.mullvad.mullvadvpn'],
  ['coloros', 'coloros-17', 'global', 'uk', 'org.thoughtcrime.securesms'],
  ['coloros', 'unknown', 'unknown', 'en', 'com.aurora.store'],
] as const;

it.each(readers)('%s %s %s in %s: the page shows the flow’s steps, word by word', async (skin, os, rom, tag, app) => {
  const flow = await fetchFlow(`${skin}/${os}/${rom}/${tag}`);
  const { name, needs, file } = content.apps[app]!;
  const steps = [...flow.downloadapps, ...flow.service].filter(
    (step) => step.tool !== 'app-list' && (!step.needs || step.needs.some((need) => needs.some((has) => has === need))),
  );
  const filled = (text: string) =>
    text
      .replaceAll('{app}', name)
      .replaceAll('{file}', file ?? flow.names.file)
      .replaceAll('….apk', file ?? '….apk');
  const ids = (text: string) => [...text.matchAll(/\{label:([\w-]+)\}/g)].map(([, id]) => id!);
  const spoken = (text: string, quotes: readonly [string, string] = ['', ''], glossed = true): Spoken => ({
    text: filled(text.replace(/\{label:[\w-]+\}/g, `${quotes[0]}{label}${quotes[1]}`)).trim(),
    chips: ids(text).map((id) => {
      const { text: words, lang, gloss } = flow.labels[id]!;
      return { text: filled(words), lang, ...(gloss && glossed ? { gloss: filled(gloss) } : {}) };
    }),
  });
  const page = await phone({ hasTouch: true, reducedMotion: 'reduce' });
  const flowParams = new URLSearchParams({
    app,
    lang: tag,
    ...(os === 'unknown' ? {} : { os }),
    ...(rom === 'unknown' ? {} : { rom }),
  });
  await visit(page, `/${skin}?${flowParams}`);
  for (const step of steps) {
    await openNextStep(page);
    const seen = await readScreen(page);
    expect(seen.heading, step.id).toEqual(spoken(step.title, flow.quotes, false));
    expect(seen.button?.text, step.id).toBe(spoken(step.done).text);
    for (const field of ['do', 'see', 'otherwise'] as const) {
      const wanted = spoken(step[field]);
      const found = seen.paragraphs.find(({ text }) => text === wanted.text || text.endsWith(wanted.text));
      expect(found?.chips, `${step.id} ${field}: ${wanted.text}`).toEqual(wanted.chips);
    }
    expect(seen.drawings, step.id).toEqual(step.picture ? [filled(step.picture)] : []);
  }
  await openNextStep(page);
  expect(new URL(page.url()).pathname).toBe(steps.at(-1)!.needs ? `/result/${skin}` : `/${skin}/service`);
});

const kept = perTestHost();

it('no phone keeps a flow, not even one that somebody has opened', async () => {
  const page = await kept.open();
  await visit(page, '/miui?app=org.fdroid.fdroid');
  await waitUntilReady(page, 'en');
  await page.goto('/flows/miui/hyperos-3/global/en.json');
  expect(JSON.parse(await page.locator('pre').innerText())).toMatchObject({ skin: 'miui', rom: 'global' });
  const names = await page.evaluate(async () => {
    const found: string[] = [];
    for (const key of await caches.keys())
      for (const { url } of await (await caches.open(key)).keys()) found.push(new URL(url).pathname);
    return found;
  });
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((path) => /^\/(?:flows\/|guide\.|flow[.-])/.test(path))).toEqual([]);
});
