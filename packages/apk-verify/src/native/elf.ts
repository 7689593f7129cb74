import { u16At, u32At, u64At } from '../bytes/view.ts';

/** Bytes at the start of a library that contain its headers, as written by linkers. */
export const elfHead = 2048;

const LOAD = 1;

/**
 * Returns the smallest alignment, in bytes, of a 64-bit library's loadable segments (ELF64, `p_align` of PT_LOAD). Null
 * for anything else, or if the headers are not within the given bytes.
 *
 * @param head The library's first bytes.
 */
export function loadAlignment(head: Uint8Array): number | null {
  const isElf64 = head.length >= 64 && u32At(head, 0) === 0x464c457f && head[4] === 2 && head[5] === 1;
  if (!isElf64) return null;
  const start = u64At(head, 32);
  const size = u16At(head, 54);
  const count = u16At(head, 56);
  if (size < 56 || start + size * count > head.length) return null;
  let smallest: number | null = null;
  for (let at = start; at < start + size * count; at += size) {
    if (u32At(head, at) !== LOAD) continue;
    const alignment = u64At(head, at + 48);
    smallest = smallest === null ? alignment : Math.min(smallest, alignment);
  }
  return smallest;
}
