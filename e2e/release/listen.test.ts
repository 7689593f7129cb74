import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { wordsFor } from '../support/expected.ts';
import { leaveScreen, primary } from '../support/walk.ts';
import { say } from '../support/words.ts';

interface Speaker {
  readonly spoken: [text: string, lang: string][];
  stopped: number;
  finish(): void;
  learn(langs: readonly string[]): void;
}
type Window = typeof globalThis & { speaker: Speaker };

/** Opens a browser with voices for these languages that records what it says; `learn` adds voices later. */
async function open(path: string, langs: readonly string[]): Promise<Page> {
  const page = await phone({ hasTouch: true });
  await page.addInitScript((known) => {
    const make = (lang: string) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false });
    let voices = known.map(make);
    const listeners = new Set<() => void>();
    const waiting: SpeechSynthesisUtterance[] = [];
    const speaker: Speaker = {
      spoken: [],
      stopped: 0,
      finish: () => {
        for (const utterance of waiting.splice(0)) utterance.onend?.(new Event('end') as SpeechSynthesisEvent);
      },
      learn: (more) => {
        voices = more.map(make);
        for (const listener of listeners) listener();
      },
    };
    class Utterance {
      lang = '';
      voice: { lang: string } | null = null;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const engine = {
      getVoices: () => voices,
      addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
      cancel: () => {
        speaker.stopped += waiting.splice(0).length;
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        waiting.push(utterance);
        speaker.spoken.push([utterance.text, utterance.voice!.lang]);
      },
    };
    Object.assign(window, { speaker, SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: engine });
  }, langs);
  await visit(page, path);
  return page;
}

const speaker = (page: Page) => page.evaluate(() => ({ ...(window as unknown as Window).speaker }));
const listen = (page: Page, tag: string) => page.getByRole('button', { name: say(tag, 'listen'), exact: true });
const stop = (page: Page, tag: string) => page.getByRole('button', { name: say(tag, 'listen-stop'), exact: true });
/** Starts reading aloud and waits until the button shows it. */
async function begin(page: Page, tag: string): Promise<void> {
  await listen(page, tag).tap();
  await stop(page, tag).waitFor();
}
/** Waits until the tools of a step are there: sending needs nothing of the browser. */
const ready = (page: Page, tag: string) => page.getByRole('button', { name: say(tag, 'send'), exact: true }).waitFor();

const step = '/miui/downloadapps?lang=ur#allow-source';

describe('reading aloud', () => {
  it('has a button only while a voice supports the language', async () => {
    const page = await open(step, ['en-US', 'zh-CN']);
    await ready(page, 'ur');
    expect(await listen(page, 'ur').count()).toBe(0);
    await page.evaluate(() => (window as unknown as Window).speaker.learn(['en-US', 'ur-PK']));
    await listen(page, 'ur').waitFor();
  });

  it('reads the whole step in order, and stops on a second tap', async () => {
    const page = await open(step, ['ur-PK']);
    await begin(page, 'ur');
    const { spoken } = await speaker(page);
    const { shown } = wordsFor({ tag: 'ur', skin: 'miui' }, 'allow-source');
    const all = spoken.map(([text]) => text).join(' ');
    const places = [shown.title, shown.do, shown.see, shown.otherwise].map((text) =>
      all.indexOf(text.split(/\{label\}|[۔؟:“”]/)[0]!.trim()),
    );
    expect(places.every((at) => at >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(new Set(spoken.map(([, lang]) => lang))).toEqual(new Set(['ur-PK']));
    expect(await stop(page, 'ur').getAttribute('aria-pressed')).toBe('true');
    await stop(page, 'ur').tap();
    await listen(page, 'ur').waitFor();
    expect((await speaker(page)).stopped).toBe(spoken.length);
  });

  it('reads labels in a voice of their own language if there is one', async () => {
    const page = await open('/miui/downloadapps?lang=ur&labels=ru#allow-source', ['ur-PK', 'ru-RU']);
    await begin(page, 'ur');
    const { spoken } = await speaker(page);
    expect(spoken.some(([text, lang]) => lang === 'ru-RU' && /\p{Script=Cyrillic}/u.test(text))).toBe(true);
    expect(spoken.some(([text, lang]) => lang === 'ur-PK' && /\p{Script=Cyrillic}/u.test(text))).toBe(false);
  });

  it('ends on the next step, when the page is hidden, and at the end of the text', async () => {
    const page = await open(step, ['ur-PK']);
    await begin(page, 'ur');
    await page.evaluate(() => (window as unknown as Window).speaker.finish());
    await listen(page, 'ur').waitFor();
    await begin(page, 'ur');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    });
    await listen(page, 'ur').waitFor();
    expect((await speaker(page)).stopped).toBeGreaterThan(0);
    await begin(page, 'ur');
    const { stopped } = await speaker(page);
    await leaveScreen(page, () => primary(page).tap());
    await expect.poll(async () => (await speaker(page)).stopped).toBeGreaterThan(stopped);
  });

  it('starts and stops with the keyboard', async () => {
    const page = await open(step, ['ur-PK']);
    await listen(page, 'ur').focus();
    await page.keyboard.press('Enter');
    await stop(page, 'ur').waitFor();
    await page.keyboard.press('Space');
    await listen(page, 'ur').waitFor();
  });
});
