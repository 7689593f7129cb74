import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderPerTest } from '../../../e2e/support/test-folder.ts';
import { compressor } from './compressed-copies.ts';

const temp = folderPerTest();
const text = 'a sentence '.repeat(200);
let dist: string;

beforeEach(() => {
  mkdirSync(temp.at('node_modules'));
  dist = temp.at('dist');
});

const cache = () => temp.at('node_modules/.cache/sideguide-compressed');

/** Compresses a text as a file of a site, and returns its copies. */
async function copiesOf(content: string): Promise<{ br: Buffer; gz: Buffer }> {
  const file = temp.put('dist/page.html', content);
  expect(await compressor(dist)(file)).toBe(readFileSync(`${file}.br`).length);
  return { br: readFileSync(`${file}.br`), gz: readFileSync(`${file}.gz`) };
}

describe('compressor', () => {
  it('writes copies of what is in the file now, not of what was in it before', async () => {
    await copiesOf(text);
    const { br, gz } = await copiesOf(`${text}!`);
    expect(brotliDecompressSync(br).toString()).toBe(`${text}!`);
    expect(gunzipSync(gz).toString()).toBe(`${text}!`);
  });

  it('writes the same bytes the second time as from scratch', async () => {
    const scratch = await copiesOf(text);
    const kept = readdirSync(cache()).map((name) => readFileSync(join(cache(), name)));
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining([scratch.br, scratch.gz]));
    expect(await copiesOf(text)).toEqual(scratch);
    rmSync(cache(), { recursive: true });
    expect(await copiesOf(text)).toEqual(scratch);
  });

  it.each(['', 'damaged'])('ignores a kept copy that was damaged: “%s”', async (damage) => {
    const scratch = await copiesOf(text);
    for (const name of readdirSync(cache())) writeFileSync(join(cache(), name), damage);
    expect(await copiesOf(text)).toEqual(scratch);
  });

  it('deletes copies that no build has used for two weeks', async () => {
    await copiesOf(text);
    const before = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
    for (const name of readdirSync(cache())) utimesSync(join(cache(), name), before, before);
    await copiesOf('another');
    expect(readdirSync(cache())).toHaveLength(2);
  });

  it('does without a cache that cannot be written', async () => {
    temp.put('node_modules/.cache', 'a file where the folder should be');
    const { br } = await copiesOf(text);
    expect(brotliDecompressSync(br).toString()).toBe(text);
  });
});
