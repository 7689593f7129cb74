import { base } from '@sideguide/guide-core/flow';
import { nameHeader, shareAddress, sharedCache } from '@sideguide/guide-core/offline';

/** The name as the other app gave it; a broken one is no reason to lose the file. */
function nameOf(response: Response): string {
  try {
    return decodeURIComponent(response.headers.get(nameHeader) ?? '');
  } catch {
    return '';
  }
}

/** Takes the file that another app, or any web page, handed over to the installed guide; each is handed out once. Never fails. */
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
    return []; // no cache storage on this origin, or none left
  }
}
