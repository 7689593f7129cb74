import { nameHeader, type OfflineSite, shareAddress, sharedCache, shareField } from '@sideguide/guide-core/offline';

export const isShare = ({ base }: OfflineSite, { method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === base + shareAddress;

/** Puts the file where the page finds it, and opens the page that checks it. The file never leaves the phone. */
export async function receive({ base }: OfflineSite, request: Request): Promise<Response> {
  try {
    const file = (await request.formData()).get(shareField);
    if (file instanceof File) {
      const headers = { 'Content-Type': file.type, [nameHeader]: encodeURIComponent(file.name) };
      await (await caches.open(sharedCache)).put(`${base}${shareAddress}`, new Response(file, { headers }));
    }
  } catch {
    // No room, or no file: the page then asks for it in the ordinary way.
  }
  return Response.redirect(`${base}service#check`, 303);
}
