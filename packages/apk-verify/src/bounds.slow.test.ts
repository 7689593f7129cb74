import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { element } from '../testing/axml.ts';
import { type Attribute, lineage, v2Block, v3Block } from '../testing/block-signer.ts';
import { concat, prefixed, u32 } from '../testing/bytes.ts';
import { certify } from '../testing/certificate.ts';
import { type Craft, craftApk } from '../testing/craft.ts';
import { context, sequence } from '../testing/der-writer.ts';
import { modern } from '../testing/expect-obstacle.ts';
import type { SignOptions } from '../testing/signer.ts';
import { entryOf, newer, page, store } from '../testing/verdicts.ts';
import type { Zip, ZipPart } from '../testing/zip-writer.ts';
import { memorySource } from './bytes/sources.ts';
import { examine } from './examine.ts';
import type { ByteSource, Digests } from './model/source.ts';
import { nodeDigests } from './node/node-digests.ts';
import { ApkFile } from './read/apk-file.ts';
import { factsOf } from './read/facts.ts';

// Hostile files must stay within the bounds of THREAT_MODEL.md. Work is counted, not timed: bytes that are read and
// digested.

/** Work spent on a file. */
interface Work {
  read: number;
  digests: number;
  digested: number;
}

function counting(source: ByteSource, digests: Digests) {
  const work: Work = { read: 0, digests: 0, digested: 0 };
  const verdictOn = (bytes: Uint8Array) => {
    work.digested += bytes.length;
    return bytes;
  };
  const counted: ByteSource = {
    size: source.size,
    read(offset, length) {
      work.read += length;
      return source.read(offset, length);
    },
    async *pieces(offset, length, piece) {
      for await (const bytes of source.pieces(offset, length, piece)) {
        work.read += bytes.length;
        yield bytes;
      }
    },
  };
  const tools: Digests = {
    ...digests,
    digest(name, ...parts) {
      work.digests++;
      for (const part of parts) verdictOn(part);
      return digests.digest(name, ...parts);
    },
    running(name) {
      work.digests++;
      const running = digests.running(name);
      return { update: (bytes) => running.update(verdictOn(bytes)), digest: () => running.digest() };
    },
  };
  return { work, source: counted, digests: tools };
}

/** Returns the verdicts for a current phone, one with Android 6 and an unknown one, with the work for all three. */
async function judged(file: Uint8Array) {
  const { work, source, digests } = counting(memorySource(file), nodeDigests);
  const answers: string[] = [];
  for (const sdk of [36, 23, undefined]) {
    const asked = { phone: { ...modern, sdk }, known: [entryOf(page, store)] };
    const { verdict, error } = await examine(source, asked, digests);
    const why = verdict.answer === 'do-not-install' ? verdict.danger : '';
    answers.push([verdict.answer, why, error].filter(Boolean).join(' '));
  }
  return { answers, work };
}

const made = (sign: SignOptions, parts: readonly ZipPart[] = []): Uint8Array => {
  const craft: Craft = { sdk: { target: 29 }, parts, sign: { marks: false, ...sign } };
  return craftApk(craft);
};
const refused = /^do-not-install/;
const many = <T>(count: number, make: (number: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const zeros = (length: number) => new Uint8Array(length);

/** Expects that every phone rejects the file, having read at most so many times its size. */
async function expectRefused(file: Uint8Array, times: number): Promise<Work> {
  const { answers, work } = await judged(file);
  for (const answer of answers) expect(answer).toMatch(refused);
  expect(work.read).toBeLessThan(times * file.length + (1 << 20));
  return work;
}

describe('archives', () => {
  const both = { v2: [page], v3: [page] };
  const entries = (count: number) => many(count, (n) => ({ name: `a${n}`, data: zeros(0) }));

  it('of 65,535 entries are read as any other', async () => {
    const file = made(both, entries(65_000));
    const { answers, work } = await judged(file);
    expect(answers[0]).toBe('genuine');
    expect(work.read).toBeLessThan(30 * file.length);
  });

  it('of 100,000 records, of which the end record counts the rest, are refused', async () => {
    await expectRefused(made(both, entries(100_000)), 30);
  });

  it('with an entry that inflates to a thousand times its size yield no more than that size', async () => {
    const bomb = { name: 'bomb', data: zeros(10), raw: deflateRawSync(zeros(200 << 20)) };
    const work = await expectRefused(made({ v1: { signers: [page] } }, [bomb]), 30);
    expect(work.digested).toBeLessThan(10 << 20);
  });

  it('with a manifest of a huge declared size are rejected unread', async () => {
    const size = { size: 100 << 20 };
    const raw = deflateRawSync(zeros(100 << 20));
    const manifest = { name: 'AndroidManifest.xml', data: zeros(10), raw, local: size, central: size };
    const file = made({ v2: [page] }, [manifest]);
    const work = await expectRefused(file, 10);
    expect(work.digested).toBe(0);
  });

  it('whose entries share one bomb are rejected before all is unpacked', async () => {
    const raw = deflateRawSync(zeros(64 << 20));
    const size = 3 * 2 ** 30;
    const entries = many(
      2,
      (n): ZipPart => ({ name: `bomb${n}`, data: zeros(0), raw, local: { size }, central: { size } }),
    );
    const work = await expectRefused(made({ v1: { signers: [page] } }, entries), 30);
    expect(work.digested).toBeLessThan(10 << 20);
  });
});

describe('signing blocks', () => {
  const block = (id: number, write: (zip: Zip) => Uint8Array) => made({ changePairs: (_, zip) => [[id, write(zip)]] });
  const thousand = many(1000, () => page);
  const millionRecords = prefixed(prefixed(prefixed(), prefixed(zeros(1_200_000)), prefixed()));
  const attributes = (count: number) => many(count, (): Attribute => [0x12345678, u32(1)]);

  it('of more than 16 MiB are rejected unread', async () => {
    const file = made({ v2: [page], changePairs: (own) => [...own, [0x42726577, zeros(17 << 20)]] });
    const { answers, work } = await judged(file);
    for (const answer of answers) expect(answer).toMatch(refused);
    // For three phones, including what other readers check.
    expect(work.read).toBeLessThan(file.length / 2);
  });

  it.each([
    ['eleven signers of v2', made({ v2: many(11, () => page) })],
    ['a thousand signers of v2', block(0x7109871a, (zip) => v2Block(zip, thousand))],
    ['a thousand signers of v3', block(0xf05368c0, (zip) => v3Block(zip, thousand))],
    ['257 attributes', made({ v2: [{ ...page, attributes: attributes(257) }] })],
    ['a signer of a million records', block(0x7109871a, () => millionRecords)],
  ])('with %s are refused', async (_, file) => {
    const work = await expectRefused(file, 60);
    // Each signer costs a few digests; beyond the limit none is verified.
    expect(work.digests).toBeLessThan(600);
  });
});

describe('proofs of rotation', () => {
  const chain = (length: number) =>
    lineage(
      many(length, (n) =>
        n === length - 1 ? newer : { ...page, certificates: [certify('rsa-2048-a', { serial: BigInt(n + 1) })] },
      ),
    );

  it('of 64 certificates are read, of 65 refused', async () => {
    const file = (length: number) => made({ v3: [{ ...newer, attributes: [chain(length)] }] });
    expect((await judged(file(64))).answers[0]).toBe('genuine');
    await expectRefused(file(65), 30);
  });

  it('of many signers are followed for 64 certificates in all', async () => {
    const proof = chain(20);
    const signers = many(10, (n) => ({
      ...newer,
      minSdk: 28 + n,
      maxSdk: n < 9 ? 28 + n : 0x7fff_ffff,
      attributes: [proof],
    }));
    const work = await expectRefused(made({ v3: signers }), 60);
    expect(work.digests).toBeLessThan(6 * 2 * 90);
  });
});

describe('DER', () => {
  const deep = (levels: number, inner: Uint8Array) => {
    let value = inner;
    for (let level = 0; level < levels; level++) value = level % 2 ? sequence(value) : context(0, value);
    return value;
  };

  it.each([
    ['nested 20,000 times', () => deep(20_000, sequence())],
    ['of a hundred thousand values', () => sequence(Uint8Array.from({ length: 200_000 }, (_, at) => (at % 2 ? 0 : 5)))],
    [
      'nested without lengths',
      () => Uint8Array.from({ length: 200_000 }, (_, at) => (at >= 100_000 ? 0 : at % 2 ? 0x80 : 0x30)),
    ],
    ['of a megabyte of one number', () => sequence(concat(Uint8Array.of(2, 0x83, 0x0f, 0x42, 0x40), zeros(1_000_000)))],
  ])('%s is refused as a block and as a certificate', async (_, make) => {
    const value = make();
    await expectRefused(made({ v1: { signers: [page], changeBlock: () => value } }), 60);
    await expectRefused(made({ v2: [{ ...page, certificates: [value] }] }), 60);
  });
});

describe('signed JARs', () => {
  it('of eleven signers are refused', async () => {
    await expectRefused(made({ v1: { signers: many(11, () => page) } }), 60);
  });

  it('of 640 signatures in ten blocks are refused before these are verified', async () => {
    const infos = many(64, () => ({ signer: page }));
    const v1 = { signers: many(10, () => page), infos, certificates: page.certificates };
    const work = await expectRefused(made({ v1 }), 60);
    // Android 6 verifies the first signature of each block.
    expect(work.digests).toBeLessThan(100);
  });

  it('with a manifest of a million lines are read once', async () => {
    const lines = (text: string) => `${text}${'Name: x\r\n\r\n'.repeat(200_000)}`;
    await expectRefused(made({ v1: { signers: [page], changeManifest: lines } }), 60);
  });

  // Before these took linear time they would have run for an hour each.
  it('with a section of 400,000 different digests are read once', async () => {
    const digests = many(400_000, (n) => `digest-${n}: x\r\n`).join('');
    const lines = (text: string) => text.replace('\r\n\r\n', `\r\n${digests}\r\n`);
    const { answers } = await judged(made({ v1: { signers: [page], changeManifest: lines } }));
    expect(answers[2]).toBe('genuine');
  });

  it('with a million spaces in front of a letter are read once', async () => {
    const list = (text: string) =>
      text.replace('Created-By', `X-Android-APK-Signed: 4${' '.repeat(1e6)}x\r\nCreated-By`);
    const { answers } = await judged(made({ v1: { signers: [page], changeSignatureFile: list } }));
    expect(answers[2]).toBe('genuine');
  });

  it('of more sections than entries can be are refused before they fill the memory', async () => {
    const tiny = (text: string) => `${text}${'a\n\n'.repeat(5e6)}`;
    const { answers } = await judged(made({ v1: { signers: [page], changeManifest: tiny } }));
    expect(answers).toEqual(answers.map(() => 'do-not-install damaged too-large'));
  });

  it('with a manifest beyond 16 MiB are rejected unread', async () => {
    const long = (text: string) => `${text}${' '.repeat(17 << 20)}`;
    const work = await expectRefused(made({ v1: { signers: [page], changeManifest: long } }), 60);
    expect(work.digested).toBeLessThan(1 << 20);
  });
});

describe('manifests', () => {
  // 2,000 elements that each lead to one string of 200,000 letters.
  const long = 'a;'.repeat(100_000);
  const lists: readonly (readonly [string, Craft])[] = [
    ['providers with one long list', { components: many(2000, () => element('provider', { authorities: long })) }],
    ['features with one long name', { elements: many(2000, () => element('uses-feature', { name: long })) }],
    [
      'components of a package with a long name',
      {
        package: long,
        components: many(2000, (n) =>
          element('activity', { name: `.A${n}` }, [element('intent-filter', {}, [element('action', { name: 'a' })])]),
        ),
      },
    ],
  ];

  // Took minutes when each was looked for in a set of its own.
  it('of many attributions that inherit from as many are read once', async () => {
    const from = many(20_000, (n) => element('inherit-from', { tag: `from-${n}` }));
    const to = many(9999, (n) => element('attribution', { tag: `to-${n}`, label: { ref: 0x7f010000 } }));
    const craft = { elements: [...to, element('attribution', { tag: 'last', label: { ref: 0x7f010000 } }, from)] };
    const { broken } = await factsOf(
      new ApkFile(memorySource(craftApk({ sign: null, axml: { utf8: true }, ...craft }))),
    );
    expect(broken?.map(({ rule }) => rule)).toEqual(['element-count']);
  });

  it.each(lists)('of %s give facts that are not longer than they are', async (_, craft) => {
    const file = craftApk({ sign: null, axml: { utf8: true }, ...craft });
    const facts = await factsOf(new ApkFile(memorySource(file)));
    expect(JSON.stringify(facts).length).toBeLessThan(2_000_000);
  });
});
