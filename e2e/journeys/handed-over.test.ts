import { nameHeader, shareAddress, sharedCache, shareField } from '@sideguide/guide-core/offline';
import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { perTestHost, waitForWorker } from '../support/kept.ts';

const phones = perTestHost();

it('a file that another app hands over lies ready for the page', async () => {
  // The page's own policy lets no form go; a phone's share sheet is no page.
  const page = await phones.open({ bypassCSP: true });
  await visit(page, '/');
  await waitForWorker(page);
  await phones.net.cut();
  await page.evaluate((field) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/share';
    form.enctype = 'multipart/form-data';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = field;
    const files = new DataTransfer();
    files.items.add(new File(['PK'], 'an äpp.apk', { type: 'application/vnd.android.package-archive' }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, shareField);
  await page.waitForURL('**/service#check');
  const kept = await page.evaluate(
    async ([cache, key, header]) => {
      const file = await (await caches.open(cache)).match(key);
      return [decodeURIComponent(file?.headers.get(header) ?? ''), await file?.text()];
    },
    [sharedCache, `/${shareAddress}`, nameHeader] as const,
  );
  expect(kept).toEqual(['an äpp.apk', 'PK']);
});
