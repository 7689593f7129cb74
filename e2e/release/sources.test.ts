import { root } from '@sideguide/cli-kit';
import { compileFacts } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { dayIn } from '@sideguide/guide-core/locale';
import { expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';

// A reader asks for the sources of a step or message: they are not loaded before.

const { content } = await loadContent(root);
const say = (tag: string, namespace: string, key: string) => String(content.locales[tag]!.namespaces[namespace]![key]);

it.each([
  ['en', '/miui/service?rom=cn#autostart', 'miui', 'steps', 'autostart', 'flow', 'sources-open'],
  ['ur', '/coloros/downloadapps?rom=global#confirm-install', '', 'steps', 'confirm-install', 'flow', 'sources-open'],
  ['uk', '/service#several-risks', 'miui', 'messages', 'several-risks', 'messages', 'message-sources'],
] as const)('in %s at %s', async (tag, address, skin, of, id, namespace, key) => {
  const page = await phone({ locale: tag });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
  await visit(page, address);
  const fold = page.locator('details').filter({ hasText: say(tag, namespace, key) });
  await fold.waitFor();
  expect(requestedUrls.filter((path) => /\/(facts|sources|words-sources)[.-]/.test(path))).toEqual([]);
  await fold.locator('summary').click();
  const facts = compileFacts(content, skin || undefined)[of][id]!;
  const [first] = facts;
  await fold.getByText(first!.says, { exact: true }).first().waitFor();
  const text = await fold.innerText();
  const from = first!.kinds.map((kind) => say(tag, 'sources', `sources-${kind}`)).join(' · ');
  const sentence = say(tag, 'sources', first!.versions ? 'sources-from-seen' : 'sources-from')
    .replace('{from}', from)
    .replace('{versions}', first!.versions?.join(' · ') ?? '')
    .replace('{day}', dayIn(tag, first!.checked));
  expect(text).toContain(sentence);
  // Paths and names of resources are for those who check them, one fold further.
  const path = fold.getByText(first!.source, { exact: true }).first();
  expect(await path.isVisible()).toBe(false);
  await fold.locator('summary', { hasText: say(tag, 'sources', 'sources-exact') }).click();
  expect(await path.isVisible()).toBe(true);
  for (const { confidence } of facts) expect(text).toContain(say(tag, 'sources', `sources-${confidence}`));
  expect(await fold.getByText(first!.says, { exact: true }).first().getAttribute('lang')).toBe('en');
});
