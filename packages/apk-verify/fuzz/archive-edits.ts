import { makeSigningBlock } from '../testing/block-signer.ts';
import { concat } from '../testing/bytes.ts';
import type { Pair } from '../testing/signer.ts';
import { joinZip, layZip, type ZipOptions, type ZipPart } from '../testing/zip-writer.ts';
import { edges, flipIn } from './byte-edits.ts';
import { changeContent } from './content-edits.ts';
import type { Fixture } from './fixtures.ts';
import type { Random } from './random.ts';

const methods = [0, 8, 1, 9, 12, 30208];
const added = ['classes2.dex', 'lib/x86/libnew.so', 'META-INF/services/a.B'];
const fieldsOfHeader = ['flags', 'method', 'crc', 'compressedSize', 'size', 'headerOffset'] as const;

/** Rewrites the archive with entries changed, duplicated, renamed, omitted, or with wrong headers. */
export function rezip(of: Fixture, random: Random): Uint8Array {
  const parts = [...of.parts!];
  for (let times = 1 + random.below(2); times > 0; times--) {
    const at = random.below(parts.length);
    const part = parts[at];
    if (!part) break;
    const value = random.chance(0.5) ? random.pick(edges) : random.below(of.bytes.length);
    const header = { [random.pick(fieldsOfHeader)]: value };
    const names = [
      `../${part.name}`,
      `${part.name}\0`,
      part.name.toUpperCase(),
      'classes2.dex',
      `META-INF/${part.name}`,
    ];
    const put = (changed: ZipPart) => void parts.splice(at, 1, changed);
    const insert = (added: ZipPart) => void parts.splice(random.below(parts.length + 1), 0, added);
    const change = () => put(changeContent(part, random));
    random.pick([
      () => void parts.splice(at, 1),
      () => insert(random.chance(0.5) ? part : changeContent(part, random)),
      () => put({ ...part, local: header }),
      () => put({ ...part, central: header }),
      () => put({ ...part, method: random.pick(methods) }),
      () => put({ ...part, name: random.pick(names) }),
      () => put({ ...part, only: random.pick(['no-data', 'no-directory'] as const) }),
      change,
      change,
      () => void parts.push({ ...changeContent(part, random), name: random.pick(added) }),
    ])();
  }
  const front: ZipOptions = random.chance(0.05) ? { front: random.bytes(1 + random.below(40)) } : {};
  return joinZip(layZip(parts, { ...of.zip, ...front }), of.block);
}

/** Rewrites the signing block: pairs removed, duplicated, moved, renamed, or from another file. */
export function reblock(of: Fixture, other: Fixture, random: Random): Uint8Array {
  const pairs = [...of.pairs!];
  const at = random.below(pairs.length);
  const pair = pairs[at]!;
  const ids = [...(other.pairs ?? []), ...pairs].map(([id]) => id);
  const insert = (...added: readonly Pair[]) => void pairs.splice(random.below(pairs.length + 1), 0, ...added);
  random.pick([
    () => void pairs.splice(at, 1),
    () => insert(pair),
    () => void pairs.splice(at, 1, [random.chance(0.7) ? random.pick(ids) : random.next(), pair[1]]),
    () => insert(...(other.pairs ?? [])),
    () => void pairs.splice(at, 1, [pair[0], flipIn(pair[1], random)]),
    () => void pairs.reverse(),
  ])();
  const laid = layZip(of.parts!, of.zip);
  const room = of.bytes.length - laid.directory.length - laid.end.length - of.block!.length - laid.contents.length;
  return joinZip(
    { ...laid, contents: concat(laid.contents, new Uint8Array(Math.max(0, room))) },
    makeSigningBlock(pairs),
  );
}
