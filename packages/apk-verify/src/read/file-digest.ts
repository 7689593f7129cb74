import { toHex } from '../bytes/hex.ts';
import type { ByteSource, Digests } from '../model/source.ts';

const piece = 1 << 20;

/** Returns the SHA-256 of all of a source's bytes, 64 lower-case hex digits. */
export async function digestOf(source: ByteSource, digests: Digests): Promise<string> {
  await digests.prepare?.();
  const running = digests.running('SHA-256');
  for await (const bytes of source.pieces(0, source.size, piece)) running.update(bytes);
  return toHex(running.digest());
}
