import { compileFacts } from '@sideguide/content-kit';
import { dayIn } from '@sideguide/guide-core/locale';
import { expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { content } from '../support/expected.ts';
import { summary } from '../support/walk.ts';

// A reader asks for the sources of a step or message: they are not loaded before.

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
  // The sources of a step are in its last fold.
  if (of === 'steps') await summary(page, say(tag, 'flow', 'tools-open')).click();
  const line = summary(page, say(tag, namespace, key));
  const fold = line.locator('..');
  await line.waitFor();
  expect(requestedUrls.filter((path) => /\/(facts|sources|words-sources)[.-]/.test(path))).toEqual([]);
  await line.click();
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
