import type { Digests } from '../model/source.ts';

const page = 4096;
const digestLength = 32;
/** Salt of the tree in signatures (AOSP apksig, ApkSigningBlockUtils.computeApkVerityDigest). */
const salt = new Uint8Array(8);

/**
 * Computes the root digest of the fs-verity hash tree of a file: SHA-256 of each 4 KiB page, of each page of those
 * digests, and so on, up to one page. Sections follow each other without gaps; the last page is padded with zeros.
 */
export class VerityTree {
  private readonly digests: Digests;
  private readonly length: number;
  /** Digests of the content's pages, padded to whole pages. */
  private readonly leaves: Uint8Array;
  private at = 0;
  /** The start of a page whose remainder comes with the next piece. */
  private readonly rest = new Uint8Array(page);
  private restLength = 0;

  /** @param lengths Sizes in bytes of the sections that will be added. */
  constructor(lengths: readonly number[], digests: Digests) {
    this.digests = digests;
    this.length = lengths.reduce((sum, length) => sum + length, 0);
    this.leaves = new Uint8Array(Math.ceil((Math.ceil(this.length / page) * digestLength) / page) * page);
  }

  /** Digests the next bytes; they may be overwritten once the promise has resolved. */
  async add(bytes: Uint8Array): Promise<void> {
    let from = 0;
    if (this.restLength > 0) {
      from = Math.min(page - this.restLength, bytes.length);
      this.rest.set(bytes.subarray(0, from), this.restLength);
      this.restLength += from;
      if (this.restLength < page) return;
      await this.leaf(this.rest);
      this.restLength = 0;
    }
    const whole = from + Math.floor((bytes.length - from) / page) * page;
    const leaves: Promise<void>[] = [];
    for (let at = from; at < whole; at += page) leaves.push(this.leaf(bytes.subarray(at, at + page)));
    this.rest.set(bytes.subarray(whole));
    this.restLength = bytes.length - whole;
    await Promise.all(leaves);
  }

  private leaf(bytes: Uint8Array): Promise<void> {
    const place = this.at;
    this.at += digestLength;
    return this.digests.digest('SHA-256', salt, bytes).then((value) => this.leaves.set(value, place));
  }

  /** Returns the root digest followed by the content's length (64 bits, little-endian). */
  async digest(): Promise<Uint8Array> {
    if (this.restLength > 0) await this.leaf(this.rest.fill(0, this.restLength));
    let level = this.leaves;
    while (level.length > page) level = await this.above(level);
    const result = new Uint8Array(digestLength + 8);
    result.set(await this.digests.digest('SHA-256', salt, level));
    new DataView(result.buffer).setUint32(digestLength, this.length % 0x1_0000_0000, true);
    new DataView(result.buffer).setUint32(digestLength + 4, Math.floor(this.length / 0x1_0000_0000), true);
    return result;
  }

  private async above(level: Uint8Array): Promise<Uint8Array> {
    const pages = level.length / page;
    const above = new Uint8Array(Math.ceil((pages * digestLength) / page) * page);
    for (let at = 0; at < pages; at++)
      above.set(
        await this.digests.digest('SHA-256', salt, level.subarray(at * page, (at + 1) * page)),
        at * digestLength,
      );
    return above;
  }
}
