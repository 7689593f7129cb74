import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import { type SampleSite, sampleSite } from '@sideguide/site-kit/testing';
import { sumsFile, sumsOf } from '@sideguide/site-kit/verify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../../e2e/support/run-command.ts';
import { forbiddenOutput } from '../../../../e2e/support/sideguide.ts';
import { testFolder } from '../../../../e2e/support/test-folder.ts';

let sample: SampleSite;
const temp = testFolder();
let server: Server;
let address: string;

beforeAll(async () => {
  sample = sampleSite();
  writeFileSync(join(sample.dist, sumsFile), sumsOf(sample.dist));
  server = createGuideServer({ dist: sample.dist });
  address = `http://localhost:${(await listen(server, 0)).port}/`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  sample.remove();
});

const verify = (...words: string[]) => runCommand(['dist', 'verify', ...words, '--build', sample.dist]);

it('confirms that a server sends the build', async () => {
  const { status, out, err } = await verify(address);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^All \d+ files and addresses are as the build has them\.\n$/);
});

it('lists the differences of a folder, with control characters escaped', async () => {
  const copy = temp.at('copy');
  cpSync(sample.dist, copy, { recursive: true });
  appendFileSync(join(copy, 'worker.js'), '//');
  writeFileSync(join(copy, 'new\u001b[31m.txt'), '');
  const { status, out } = await verify(copy);
  expect(status).toBe(1);
  expect(out).toMatch(/^another content +worker\.js$/m);
  expect(out).toMatch(/^not of the build +new\\u\{1b\}\[31m\.txt$/m);
  expect(out).not.toMatch(forbiddenOutput);
  const json = await verify(copy, '--json');
  expect(JSON.parse(json.out)).toMatchObject({ differences: [{}, { path: 'worker.js', what: 'changed' }] });
});

it.each([
  [[], 'No site is named.'],
  [['a', 'b'], 'One site at a time can be compared.'],
  [['no-such-folder'], 'There is no folder no-such-folder.'],
  [['ftp://guide.example/'], '“ftp://guide.example/” is no http or https address.'],
])('rejects %j with one sentence and a remedy', async (words, sentence) => {
  const { status, out, err } = await verify(...words);
  expect([status, out]).toEqual([2, '']);
  expect(err.split('\n')[0]).toBe(sentence);
  expect(err.trim().split('\n')).toHaveLength(2);
  expect(err).not.toMatch(forbiddenOutput);
});

it('reports that the server does not answer', async () => {
  const stopped = createGuideServer({ dist: sample.dist });
  const { port } = await listen(stopped, 0);
  await new Promise((resolve) => stopped.close(resolve));
  const { status, err } = await verify(`http://127.0.0.1:${port}/`);
  expect([status, err.split('\n')[0]]).toEqual([2, `http://127.0.0.1:${port}/ does not answer (ECONNREFUSED).`]);
});

it('reports a missing build', async () => {
  const { status, err } = await runCommand(['dist', 'verify', address, '--build', temp.folder]);
  expect([status, err]).toEqual([2, expect.stringContaining('npm run build')]);
});
