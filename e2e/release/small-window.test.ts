import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { wordsFor } from '../support/expected.ts';
import { leaveScreen, primary } from '../support/walk.ts';
import { say } from '../support/words.ts';

/** Opens a browser that supports picture-in-picture for pages, for videos only, or not at all. */
async function open(path: string, has: 'pages' | 'videos' | 'nothing', options = {}): Promise<Page> {
  const page = await phone(options);
  await page.addInitScript((what) => {
    if (what !== 'pages') Reflect.deleteProperty(window, 'documentPictureInPicture');
    if (what === 'nothing') Object.defineProperty(Document.prototype, 'pictureInPictureEnabled', { get: () => false });
  }, has);
  await visit(page, path);
  return page;
}

const button = (page: Page, key: string, tag: string) => page.getByRole('button', { name: say(tag, key), exact: true });

/** Returns the width and height in a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)] as const;

describe('without picture-in-picture', () => {
  it.each([
    ['en', '/miui/downloadapps?lang=en#allow-source', {}, 1200],
    ['ur', '/coloros/downloadapps?lang=ur#turn-on-source', { colorScheme: 'dark' }, 1200],
    ['ta', '/miui/downloadapps?lang=ta&rom=cn#tick-risk', {}, 1200],
    ['zh', '/coloros/downloadapps?lang=zh#turn-on-source', {}, 1200],
    // Without a drawing, in letters that every machine has.
    ['en', '/miui/downloadapps?lang=en#choose-app', {}, 300],
  ])('saves the whole step as a PNG, in %s, of %s', async (tag, path, options, leastHeight) => {
    const page = await open(path, 'nothing', options);
    expect(await button(page, 'sight', tag).count()).toBe(0);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'picture-save', tag).click()]);
    expect(download.suggestedFilename()).toMatch(/^[\w-]+\.png$/);
    const png = readFileSync((await download.path())!);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = sizeOf(png);
    expect(width).toBe(720);
    expect(height).toBeGreaterThan(leastHeight);
    // Not a blank sheet: the background is light in every theme, and there is ink and, on steps with a drawing, the
    // accent.
    const seen = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const brush = canvas.getContext('2d')!;
      brush.drawImage(image, 0, 0);
      const { data: points } = brush.getImageData(0, 0, image.width, image.height);
      let [dark, light] = [0, 0];
      for (let at = 0; at < points.length; at += 4) {
        const sum = points[at]! + points[at + 1]! + points[at + 2]!;
        if (sum < 200) dark++;
        if (sum > 690) light++;
      }
      return [dark / (points.length / 4), light / (points.length / 4)];
    }, png.toString('base64'));
    expect(seen[0]).toBeGreaterThan(0.01);
    expect(seen[1]).toBeGreaterThan(0.3);
  });

  it('draws nothing of the step before, whose phone waits out of sight', async () => {
    const page = await open('/miui/downloadapps?lang=en#open-file', 'nothing');
    await leaveScreen(page, () => page.getByRole('link', { name: say('en', 'back'), exact: true }).click());
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'picture-save', 'en').click()]);
    expect(download.suggestedFilename()).toBe('no-caller.png');
    expect(sizeOf(readFileSync((await download.path())!))[1]).toBeLessThan(1200);
  });

  it('reports that the picture cannot be drawn, and what to do instead', async () => {
    const page = await open('/miui/downloadapps?lang=en#allow-source', 'nothing');
    await page.evaluate(() => {
      CanvasRenderingContext2D.prototype.getImageData = () => {
        throw new DOMException('tainted', 'SecurityError');
      };
    });
    await button(page, 'picture-save', 'en').click();
    await page.getByText(say('en', 'picture-failed')).waitFor();
  });

  it('says the same while the code of the picture does not load, and draws it at the next tap', async () => {
    const page = await open('/miui/downloadapps?lang=en#allow-source', 'nothing');
    await button(page, 'picture-save', 'en').waitFor();
    // With a silent retry at another address.
    const code = /\/picture\.\w+\.js/;
    await page.route(code, (route) => route.abort());
    await button(page, 'picture-save', 'en').click();
    await page.getByText(say('en', 'picture-failed')).waitFor();
    await page.unroute(code);
    await Promise.all([page.waitForEvent('download'), button(page, 'picture-save', 'en').click()]);
  });
});

describe('with picture-in-picture for videos', () => {
  it('shows the step as a video that follows the reader', async () => {
    const page = await open('/miui/downloadapps?lang=en#open-file', 'videos');
    await page.evaluate(() => {
      const play = HTMLVideoElement.prototype as { requestPictureInPicture: unknown };
      const real = play.requestPictureInPicture as (this: HTMLVideoElement) => Promise<unknown>;
      play.requestPictureInPicture = function (this: HTMLVideoElement) {
        Object.assign(window, { shown: this });
        return real.call(this);
      };
    });
    await button(page, 'sight', 'en').click();
    await button(page, 'sight-close', 'en').waitFor();
    const size = () =>
      page.evaluate(() => {
        const { videoWidth, videoHeight } = (window as unknown as { shown: HTMLVideoElement }).shown;
        return [videoWidth, videoHeight];
      });
    await expect.poll(async () => (await size())[0]).toBe(720);
    const first = await size();
    await leaveScreen(page, () => primary(page).click());
    await button(page, 'sight-close', 'en').waitFor();
    await expect.poll(async () => (await size())[1]).not.toBe(first[1]);
    await button(page, 'sight-close', 'en').click();
    await button(page, 'sight', 'en').waitFor();
  });

  it('offers the picture if the browser refuses', async () => {
    const page = await open('/miui/downloadapps?lang=en#open-file', 'videos');
    await page.evaluate(() => {
      (HTMLVideoElement.prototype as { requestPictureInPicture: unknown }).requestPictureInPicture = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await button(page, 'sight', 'en').click();
    await page.getByText(say('en', 'sight-refused')).waitFor();
    await button(page, 'picture-save', 'en').waitFor();
  });
});

describe('with picture-in-picture for documents', () => {
  it('shows the step in its language and follows the reader', async () => {
    const page = await open('/miui/downloadapps?lang=ur#open-file', 'pages');
    // A headless browser opens no such window, so an iframe stands in.
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      Object.defineProperty(window, 'documentPictureInPicture', {
        value: { requestWindow: async () => Object.assign(frame.contentWindow!, { close: () => frame.remove() }) },
        configurable: true,
      });
    });
    await visitStep(page);
    await button(page, 'sight', 'ur').click();
    await button(page, 'sight-close', 'ur').waitFor();
    const small = page.frames()[1]!;
    const title = () => small.locator('h1').textContent();
    const { shown } = wordsFor({ tag: 'ur', skin: 'miui' }, 'open-file');
    expect(await title()).toContain(shown.title.split('{label}')[0]!.trim());
    expect(await small.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ur',
      'rtl',
    ]);
    const before = await title();
    await leaveScreen(page, () => primary(page).click());
    await expect.poll(title).not.toBe(before);
  });
});

/** The tools check the browser's features when they are drawn: drawing them again makes them see the stand-in. */
async function visitStep(page: Page): Promise<void> {
  await button(page, 'send', 'ur').click();
  await button(page, 'send', 'ur').click();
}
