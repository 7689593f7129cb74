// Has to work when nothing else arrives.

import type { LocaleCard } from '@sideguide/guide-core/model';
import type { CachedGuide } from '@sideguide/guide-core/offline';
import { firstAid, skins } from '../../.generated/cards.ts';
import { rescueHere, uiWords } from '../content.ts';
import { localeOf, tags } from '../platform/locales.ts';
import { askWorker } from '../platform/offline/ask-worker.ts';
import type { FailureKind } from './diagnose.ts';

export type RescueKey = `${FailureKind}-${'title' | 'text'}` | 'retry' | 'reload' | 'home' | 'kept';

/** Longest wait in milliseconds for words that are already being loaded, and for what is on the phone. */
const timeoutMs = 2_000;

const soon = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([work.catch(() => undefined), new Promise<undefined>((done) => setTimeout(done, timeoutMs))]);

/** What the service worker had on the phone at the last failure. */
let onPhone: readonly CachedGuide[] = [];

/** Checks whether this build has the guide: the worker may be of another one. */
const isOffered = ({ tag, skin }: CachedGuide) =>
  tags.includes(tag) && (skin === undefined || skins.some(({ id }) => id === skin));

/**
 * Prepares the error screen: waits for the reader's words if they have been requested, and finds out what else is on
 * the phone. Never rejects.
 */
export async function prepareRescue(tag: string, words: Promise<unknown>): Promise<void> {
  await soon(words);
  const reply = await soon(askWorker<readonly CachedGuide[]>({ ask: 'cached' }));
  // A worker of a version before 0.3 takes this for another question, and its reply is no list.
  onPhone = Array.isArray(reply) ? reply.filter(isOffered) : [];
  const wanted = onPhone.filter((guide) => guide.skin || !rescueHere(tag));
  await soon(Promise.all(wanted.map((guide) => uiWords(guide.tag).catch(() => undefined))));
}

/** Returns the complete flows on the phone whose words are there. */
export const cachedFlows = (): readonly CachedGuide[] => onPhone.filter((guide) => guide.skin && rescueHere(guide.tag));

/**
 * Returns the words of the error screen. They are in the locale's chunk. Without it they are in another language that
 * is on the phone. If there is none, `say` returns a title in the reader's language that is true and the label of the
 * retry button, and undefined for the rest.
 */
export function rescueTexts(wanted: string): { card: LocaleCard; say: (key: RescueKey) => string | undefined } {
  const tag = [wanted, ...onPhone.map((guide) => guide.tag)].find(rescueHere) ?? wanted;
  const words: Readonly<Record<string, string>> = rescueHere(tag) ?? firstAid[tag] ?? {};
  const say = (key: RescueKey) =>
    words[key] ?? (key.endsWith('-title') ? words[key === 'newer-title' ? 'portal-title' : 'slow-title'] : undefined);
  return { card: localeOf(tag), say };
}
