// Has to work when nothing else arrives.
import type { LocaleCard } from '@sideguide/guide-core/model';
import { firstAid, locales } from '../../.generated/cards.ts';
import { rescueHere } from '../catalog.ts';
import { localeOf } from '../platform/locales.ts';
import type { FailureKind } from './diagnose.ts';

export type RescueKey = `${FailureKind}-${'title' | 'text'}` | 'retry' | 'reload' | 'home' | 'details';

/** Longest time in milliseconds that a failure waits for words that are already being loaded. */
const timeoutMs = 2_000;

/**
 * Returns the words of the error screen. They are in the locale's chunk. Until it has loaded, `say` returns one title
 * in the reader's language that is always true and the label of the retry button, and undefined for the rest.
 */
export function rescueTexts(tag: string): { card: LocaleCard; say: (key: RescueKey) => string | undefined } {
  const at = locales.findIndex((one) => one.tag === tag);
  const words = rescueHere(tag);
  const [title, retry] = firstAid[at] as readonly string[];
  const say = (key: RescueKey) =>
    words ? words[key] : key.endsWith('-title') ? title : key === 'retry' ? retry : undefined;
  return { card: localeOf(tag), say };
}

/** Waits for words that have been requested, up to the time limit. Never rejects. */
export const whenWordsCome = (words: Promise<unknown>): Promise<unknown> =>
  Promise.race([words.catch(() => undefined), new Promise((done) => setTimeout(done, timeoutMs))]);
