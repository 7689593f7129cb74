import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { renewalWorkflow, writeRenewalWorkflow } from './renewal-workflow.ts';

const { at, put } = folderPerTest();

function run(script: string): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], {
    cwd: at('.'),
    encoding: 'utf8',
    env: { ...process.env, PATH: `${at('bin')}${delimiter}${process.env.PATH}` },
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('fatal')]);
  return stdout;
}

// The script runs on Linux; `gh` stands in for GitHub, and has an open pull request once one was created.
it.skipIf(process.platform === 'win32')('renews the pull request that is open instead of opening a second one', () => {
  put('bin/gh', '#!/bin/sh\ncase "$2" in\nlist) grep -c . ../opened || true;;\ncreate) echo 1 >> ../opened;;\nesac\n');
  chmodSync(at('bin/gh'), 0o755);
  put('opened', '');
  writeRenewalWorkflow(at('guide'), 'https://example.org/repo');
  const [, lines] = /run: \|\n((?: {10}.*\n)+)/.exec(readFileSync(at(`guide/${renewalWorkflow}`), 'utf8'))!;
  put('renew.sh', lines!);
  const author = '-c user.name=me -c user.email=me@example.org';
  run(`git init -q --bare origin.git && cd guide && git init -q -b main && git remote add origin ../origin.git
    git add . && git ${author} commit -qm Start && git push -q origin main`);
  for (const version of ['1.1', '1.2']) {
    run('rm -rf clone && git clone -q -b main origin.git clone');
    put('clone/apps/org.example.app.jsonc', `{ "version": "${version}" }\n`);
    run('cd clone && bash -e ../renew.sh');
  }
  expect(readFileSync(at('opened'), 'utf8')).toBe('1\n');
  expect(run('git -C origin.git branch --list "renew*"').trim()).toBe('renew-apps');
  expect(run('git -C origin.git show renew-apps:apps/org.example.app.jsonc')).toContain('1.2');
});
