import { nameHeader, type OfflineSite, shareAddress, sharedCache, shareField } from '@sideguide/guide-core/offline';

export const isShare = ({ base }: OfflineSite, { method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === base + shareAddress;

/**
 * Whether it can be what a share sheet sends: a navigation that no web page began. Any page may post a form to this address;
 * what a worker sees of that is the page's address as the referrer, or its origin. A page that hides both is not told from a
 * share sheet, so the file is never checked before a tap of the reader's.
 */
function isFromOutside({ mode, referrer, headers }: Request): boolean {
  const page = /^https?:/;
  return mode === 'navigate' && !page.test(referrer) && !page.test(headers.get('Origin') ?? '');
}

/** Puts the file where the page finds it, and opens the page that offers to check it. The file never leaves the phone. */
export async function receive({ base }: OfflineSite, request: Request): Promise<Response> {
  try {
    const file = isFromOutside(request) && (await request.formData()).get(shareField);
    if (file instanceof File) {
      const headers = { 'Content-Type': file.type, [nameHeader]: encodeURIComponent(file.name) };
      await (await caches.open(sharedCache)).put(`${base}${shareAddress}`, new Response(file, { headers }));
    }
  } catch {
    // No room, or no file: the page then asks for it in the ordinary way.
  }
  return Response.redirect(`${base}service#check`, 303);
}
