import { memorySource } from '../src/bytes/sources.ts';
import { examine } from '../src/examine.ts';
import { nodeDigests } from '../src/node/node-digests.ts';

// Started by `inLittleMemory`, which sends it one file, and the phone's API level.

async function work([file, sdk]: readonly [Uint8Array, number | undefined]): Promise<void> {
  const { verdict } = await examine(memorySource(file), { phone: sdk === undefined ? {} : { sdk } }, nodeDigests);
  process.send!(verdict.answer, () => process.disconnect());
}

process.once('message', (order) => void work(order as Parameters<typeof work>[0]));
