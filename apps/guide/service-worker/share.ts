import { nameHeader, type OfflineSite, shareAddress, sharedCache, shareField } from '@sideguide/guide-core/offline';
import { written } from './storage.ts';

export const isShare = ({ base }: OfflineSite, { method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === base + shareAddress;

/**
 * Checks whether the request can come from a share sheet, that is, whether it is a navigation that no web page started.
 * Any page may post a form to this address; the worker then sees the page's address as the referrer, or its origin. A
 * page that hides both cannot be told from a share sheet, so the file is never checked before the reader taps.
 */
function isFromOutside({ mode, referrer, headers }: Request): boolean {
  const page = /^https?:/;
  return mode === 'navigate' && !page.test(referrer) && !page.test(headers.get('Origin') ?? '');
}

/** Caches the shared file for the page and redirects to the file check. The file never leaves the phone. */
export async function receive({ base }: OfflineSite, request: Request): Promise<Response> {
  try {
    const file = isFromOutside(request) && (await request.formData()).get(shareField);
    if (file instanceof File) {
      const headers = { 'Content-Type': file.type, [nameHeader]: encodeURIComponent(file.name) };
      const answer = new Response(file, { headers });
      await written(caches.open(sharedCache).then((cache) => cache.put(`${base}${shareAddress}`, answer)));
    }
  } catch {
    // Storage fails or is full, or there is no file: the page then shows its usual file picker.
  }
  return Response.redirect(`${base}service#check`, 303);
}
