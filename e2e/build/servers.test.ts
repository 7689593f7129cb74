import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subject } from '../servers/contract/check.ts';
import { contract } from '../servers/contract.ts';
import { type Running, startServer } from '../servers/start-server.ts';
import { sites } from '../support/sites.ts';

// Runs the checks of `npm run test:servers` against our own server, to cover new kinds of files and new rules in each
// build.

const { dist } = sites.guide;
let subject: Subject;

beforeAll(async () => {
  const site = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as Subject['site'];
  subject = { ...((await startServer('ours', dist)) as Running), dist, site };
});
afterAll(() => subject?.stop());

describe('our own server', () => {
  it.each(contract)('$name', async ({ run }) => {
    const { requests, problems } = await run(subject);
    expect(problems).toEqual([]);
    expect(requests).toBeGreaterThan(0);
  });
});
