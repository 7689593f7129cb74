import { execFileSync } from 'node:child_process';
import { createHash, webcrypto } from 'node:crypto';
import { root, typescriptArgs } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';
import type { DigestName } from '../model/source.ts';
import { webDigests } from './web-digests.ts';

const names: readonly DigestName[] = ['MD5', 'SHA-1', 'SHA-224', 'SHA-256', 'SHA-384', 'SHA-512'];
const parts = [Uint8Array.of(0xa5, 1, 0, 0, 0), new Uint8Array(100_000).fill(7), new Uint8Array(0)];
const expected = (name: DigestName) =>
  new Uint8Array(createHash(name.replace('-', '').toLowerCase()).update(Buffer.concat(parts)).digest());

describe.each([
  ['with Web Cryptography', webcrypto.subtle as SubtleCrypto],
  ['on a plain http origin', undefined],
])('%s', (_where, subtle) => {
  it.each(names)('%s of several parts is that of all of them', async (name) => {
    expect(await webDigests(subtle).digest(name, ...parts)).toEqual(expected(name));
  });

  it.each(names)('%s accepts its input in pieces', (name) => {
    const running = webDigests(subtle).running(name);
    for (const part of parts) running.update(part);
    expect(running.digest()).toEqual(expected(name));
  });

  it('takes the bytes before their owner writes over them', async () => {
    const bytes = new Uint8Array(1_000).fill(1);
    const digest = webDigests(subtle).digest('SHA-256', bytes);
    bytes.fill(2);
    expect(await digest).toEqual(new Uint8Array(createHash('sha256').update(new Uint8Array(1_000).fill(1)).digest()));
  });
});

it('has the library’s digests where the browser does not know Object.hasOwn', () => {
  const script = `delete Object.hasOwn;
    import('./packages/apk-verify/src/web/web-digests.ts')
      .then(({ webDigests }) => webDigests(undefined).digest('SHA-256', Buffer.from('abc')))
      .then((digest) => console.log(Buffer.from(digest).toString('hex')))`;
  const said = execFileSync(process.execPath, [...typescriptArgs, '--input-type=commonjs', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(said.trim()).toBe(createHash('sha256').update('abc').digest('hex'));
});
