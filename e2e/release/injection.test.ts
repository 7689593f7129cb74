import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { watched } from '../support/watched-page.ts';

describe('the policy', () => {
  /** Adds what an attacker would, one at a time: with Trusted Types the assignment throws. */
  const inject = (page: Page) =>
    page.evaluate(() => {
      const thrown: string[] = [];
      const attempt = (name: string, act: () => void) => {
        try {
          act();
        } catch (error) {
          thrown.push(`${name}: ${(error as Error).name}`);
        }
      };
      const add = (tag: string, fields: object) =>
        document.body.append(Object.assign(document.createElement(tag), fields));
      attempt('text', () => add('script', { textContent: 'window.ran = 1' }));
      attempt('data', () => add('script', { src: 'data:text/javascript,window.ran=1' }));
      attempt('stranger', () => add('script', { src: 'https://guide.example/x.js' }));
      attempt('style', () => add('style', { textContent: 'body { color: red !important }' }));
      attempt('handler', () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.ran = 1');
        button.click();
      });
      attempt('timer', () => setTimeout('window.ran = 1'));
      attempt('markup', () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = 1">'));
      return thrown;
    });
  const ran = (page: Page) => page.evaluate(() => 'ran' in window);
  const color = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

  it('blocks injected scripts and styles', async () => {
    const { page, violations } = await watched();
    // As in a browser without Trusted Types: `script-src` alone must be enough.
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const without = (text: string) => text.replace(/; require-trusted-types-for [^"]*?; trusted-types default/, '');
      const policy = without(response.headers()['content-security-policy']!);
      const body = without(await response.text());
      expect(policy + body.slice(0, body.indexOf('<script>'))).not.toContain('trusted');
      await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    await visit(page, '/');
    const before = await color(page);
    expect(await inject(page)).toEqual([]);
    const blocked = ['script-src-elem', 'script-src-attr', 'style-src-elem', 'script-src'];
    for (const name of blocked)
      await expect.poll(() => violations.some((text) => text.startsWith(`${name} `))).toBe(true);
    expect(violations.filter((text) => text.startsWith('script-src-elem'))).toHaveLength(3);
    expect(await ran(page)).toBe(false);
    expect(await color(page)).toBe(before);
  });

  it('rejects injected text, markup and script addresses with Trusted Types', async () => {
    const { page, violations } = await watched();
    await visit(page, '/');
    const thrown = await inject(page);
    for (const name of ['text', 'data', 'stranger', 'timer', 'markup']) expect(thrown).toContain(`${name}: TypeError`);
    const counted = () => violations.filter((text) => text.startsWith('require-trusted-types-for')).length;
    await expect.poll(counted).toBeGreaterThan(4);
    expect(await ran(page)).toBe(false);
  });

  it.each([
    ['/static/js/x.js', true],
    ['/static/js/async/x.0a1b2c.js?again=x', true],
    ['/worker.js', true],
    ['/static/js/../../worker.js', true],
    ['/other.js', false],
    ['/static/css/x.js', false],
    ['/static/js/%2e%2e/x.js', false],
    ['//guide.example/static/js/x.js', false],
    ['https://guide.example/worker.js', false],
    ['data:text/javascript,1', false],
    ['blob:null/x', false],
    ['javascript:1', false],
  ])('with Trusted Types accepts %s as a script address: %s', async (address, allowed) => {
    const { page } = await watched();
    await visit(page, '/');
    const set = await page.evaluate((url) => {
      try {
        document.createElement('script').src = url;
        return true;
      } catch {
        return false;
      }
    }, address);
    expect(set).toBe(allowed);
  });
});
