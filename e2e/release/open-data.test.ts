import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { listen } from '@sideguide/site-kit/serve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone } from '../support/browser.ts';
import { planFor, wordsFor } from '../support/expected.ts';
import { type Installed, installPackage } from '../support/package.ts';
import { originOf } from '../support/sites.ts';

// The page and the bot of docs/flows.md, as somebody copies them.

const guide = originOf('guide');
const blockOf = (language: string, marker: string): string => {
  const page = readFileSync(join(root, 'docs/flows.md'), 'utf8');
  const blocks = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)];
  return blocks.find(([, name, code]) => name === language && code!.includes(marker))![2]!;
};

describe('a page of another origin', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    const text = blockOf('html', 'flows/').replace('https://guide.example/', `${guide}/`);
    server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(text);
    });
    origin = `http://127.0.0.1:${(await listen(server, 0)).port}/`;
  });
  afterAll(() => void server.close());

  it('shows the steps of the guide, in 25 lines', async () => {
    const page = await phone();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(origin);
    await page.locator('li').first().waitFor();
    const reader = { tag: 'ur', skin: 'miui', os: 'hyperos-3', rom: 'global', app: undefined } as const;
    const titles = await page.locator('li b').allInnerTexts();
    const plan = planFor(reader);
    expect(titles.length).toBeGreaterThan(5);
    expect(plan.tidy).toContain('close-source');
    for (const id of [...plan.download, ...plan.tidy].filter((step) => step !== 'choose-app')) {
      const { title } = wordsFor(reader, id).shown;
      if (!/Example|\{/.test(title)) expect(titles).toContain(title);
    }
    expect(await page.locator('main, ol').first().innerText()).not.toMatch(/undefined|\{(?:app|file|label)/);
    expect(await page.evaluate(() => document.querySelector('ol')!.dir)).toBe('rtl');
    // This page has no field for a file: that step is the guide's.
    expect(await page.locator('li a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `${guide}/miui/downloadapps?app=org.example.app&lang=ur#check-file`,
    ]);
    expect(errors).toEqual([]);
    expect(blockOf('html', 'flows/').trim().split('\n').length).toBe(25);
  });

  it('may read the data and nothing else', async () => {
    const page = await phone();
    await page.goto(origin);
    const canRead = (path: string) =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        `${guide}/${path}`,
      );
    for (const path of [
      'guide.json',
      'guide.schema.json',
      'flow.schema.json',
      'flow-sources.schema.json',
      'flows/miui/sources.json',
      'flows/coloros/unknown/unknown/en.json',
    ])
      expect([path, await canRead(path)]).toEqual([path, true]);
    for (const path of ['', 'miui', 'manifest-en.webmanifest', 'worker.js', 'SHA256SUMS'])
      expect([path, await canRead(path)]).toEqual([path, false]);
    const { content } = await (await fetch(`${guide}/guide.json`)).json();
    expect(content).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });
});

describe('a bot', () => {
  let installed: Installed;
  beforeAll(async () => {
    installed = await installPackage();
  });
  afterAll(() => installed?.remove());

  it('answers a question in somebody’s own words, without network', () => {
    mkdirSync(join(installed.home, 'bot'));
    writeFileSync(join(installed.home, 'bot/bot.mjs'), blockOf('js', 'sideguide/search'));
    const ask = (question: string, ...words: string[]) =>
      spawnSync(process.execPath, ['bot.mjs', ...words], {
        cwd: join(installed.home, 'bot'),
        input: `${question}\n`,
        encoding: 'utf8',
      });
    const { status, stdout, stderr } = ask('app khud band ho jati hai', 'ur', 'miui');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('https://guide.example/miui/service?lang=ur#stops-in-background');
    // What the guide cannot answer is not answered with something near.
    expect(ask('how do i bake a cake', 'en').stdout).toBe('https://guide.example/service?lang=en\n');
    expect(ask('x', 'en', 'nokia').stderr).toContain('There is no skin “nokia”.');
    expect(ask('杀后台', 'zh').stdout).toMatch(/https:\/\/guide\.example\/\S+lang=zh/);
    expect(ask('x', 'xx')).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no language “xx”.') });
  });
});
