import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { site, watched } from '../support/watched-page.ts';

const screens = site.addresses.map((address) => address.replace(':home', 'miui'));
it.each([360, 1280])('no screen violates the policy, %d pixels wide', async (width) => {
  const { page, complaints, violations } = await watched('ur', width);
  for (const path of [...screens, '/result/index', '/result/nowhere', '/?app=%3Cimg%20src=x%20onerror=alert(1)%3E']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});
