import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { buildInto } from './build-into.ts';
import type { Subject } from './contract/check.ts';
import { contract } from './contract.ts';
import { offline } from './offline.ts';
import { startServer } from './start-server.ts';

// `npm run test:servers`: runs the guide behind real web servers with the settings that the build has written, at the
// root and below a folder; `-- nginx caddy` selects servers. Prints one table; exits with 1 if anything was wrong.

const every = ['ours', 'nginx', 'nginx-included', 'caddy', 'caddy-imported', 'apache'] as const;
const named = process.argv.slice(2);
const kinds = named.length ? every.filter((kind) => named.includes(kind)) : every;
const bases = ['/', '/guide/'] as const;
const checks = [...contract, offline];

const results = new Map<string, string>();
const problems: string[] = [];
const skipped: string[] = [];

for (const base of bases) {
  const dist = join(root, '.cache/servers', base === '/' ? 'top' : 'below');
  buildInto(dist, { base });
  const site = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as Subject['site'];
  for (const kind of kinds) {
    const column = `${kind} ${base}`;
    const server = await startServer(kind, dist).catch((error: Error) => error);
    if (typeof server === 'string' || server instanceof Error) {
      if (typeof server === 'string') skipped.push(`${column}: ${server}`);
      else problems.push(`${column}: ${server.message}`);
      for (const { name } of checks) results.set(`${name}|${column}`, typeof server === 'string' ? 'skip' : 'WRONG');
      continue;
    }
    for (const { name, run } of checks) {
      const { requests, problems: failures, skip } = await run({ port: server.port, dist, site, stop: server.stop });
      if (skip) skipped.push(`${name}: ${skip}`);
      for (const text of failures) problems.push(`${column}, ${name}: ${text}`);
      results.set(`${name}|${column}`, skip ? 'skip' : failures.length ? `WRONG ${failures.length}` : `ok ${requests}`);
    }
    await server.stop();
  }
}

const columns = bases.flatMap((base) => kinds.map((kind) => `${kind} ${base}`));
const width = Math.max(...checks.map(({ name }) => name.length));
console.log(`\n${' '.repeat(width)}  ${columns.map((column) => column.padEnd(14)).join('')}`);
for (const { name } of checks)
  console.log(
    `${name.padEnd(width)}  ${columns.map((column) => results.get(`${name}|${column}`)!.padEnd(14)).join('')}`,
  );
console.log('\n"ok" with the number of requests; the checks are those of e2e/servers/contract.ts.');
for (const reason of [...new Set(skipped)]) console.log(`Skipped: ${reason}`);
for (const text of problems) console.log(`Wrong: ${text}`);
process.exitCode = problems.length ? 1 : 0;
