import { joinZip, layZip } from '../testing/zip-writer.ts';
import { reblock, rezip } from './archive-edits.ts';
import { flipIn, graft, lengthen, lieIn, shorten, swap } from './byte-edits.ts';
import { type FileFields, fieldsOf } from './fields.ts';
import type { Fixture } from './fixtures.ts';
import { forge, updateDigests } from './forge.ts';
import type { Random } from './random.ts';

/** A fixture with data that is computed once. */
export interface Prepared extends Fixture {
  readonly fields: FileFields;
}

export const prepare = (fixture: Fixture): Prepared => ({ ...fixture, fields: fieldsOf(fixture.bytes) });

/** A changed file, and how it was made. */
export interface Mutant {
  readonly bytes: Uint8Array;
  readonly how: string;
}

/** Applies one of these edits, and sometimes two. */
export function mutate(of: Prepared, all: readonly Prepared[], random: Random): Mutant {
  const other = random.pick(all);
  const ways: Readonly<Record<string, readonly [weight: number, run: () => Uint8Array]>> = {
    flip: [3, () => flipIn(of.bytes, random)],
    lie: [of.fields.length ? 6 : 0, () => lieIn(of.bytes, of.fields, random)],
    shorten: [1, () => shorten(of, random)],
    lengthen: [1, () => lengthen(of, random)],
    swap: [1, () => swap(of, random)],
    graft: [1, () => graft(of, other, random)],
    rezip: [of.parts ? 6 : 0, () => rezip(of, random)],
    reblock: [of.pairs?.length ? 2 : 0, () => reblock(of, other, random)],
    retell: [of.sign?.v1 ? 2 : 0, () => joinZip(layZip(updateDigests(of.parts!, random), of.zip), of.block)],
    forge: [of.sign ? 2 : 0, () => forge(of.plain!, of.sign!, random)],
  };
  const how = random.pick(Object.entries(ways).flatMap(([name, [weight]]) => Array<string>(weight).fill(name)));
  const bytes = ways[how]![1]();
  if (bytes.length > 0 && random.chance(0.1)) return { bytes: flipIn(bytes, random), how: `${how}+flip` };
  return { bytes, how };
}
