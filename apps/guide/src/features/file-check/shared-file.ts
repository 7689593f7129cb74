import { base } from '@sideguide/guide-core/flow';
import { nameHeader, shareAddress, sharedCache } from '@sideguide/guide-core/offline';

/** Returns the name that the other app gave, or an empty one if it cannot be decoded, so that the file is not lost. */
function nameOf(response: Response): string {
  try {
    return decodeURIComponent(response.headers.get(nameHeader) ?? '');
  } catch {
    return '';
  }
}

/** Returns, once, the file that another app or a web page shared with the installed guide. Never rejects. */
export async function filesShared(): Promise<File[]> {
  try {
    if (!(await caches.has(sharedCache))) return [];
    const cache = await caches.open(sharedCache);
    const key = `${base}/${shareAddress}`;
    const response = await cache.match(key);
    if (!response) return [];
    const body = await response.blob();
    await cache.delete(key);
    return [new File([body], nameOf(response), { type: body.type })];
  } catch {
    return []; // no cache storage on this origin, or no space left
  }
}
