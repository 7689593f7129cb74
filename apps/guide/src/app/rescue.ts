// In the first load: it has to be able to speak when nothing else arrives.
import type { LocaleCard } from '@sideguide/guide-core/model';
import { firstAid, locales } from '../../.generated/cards.ts';
import { rescueHere } from '../catalog.ts';
import { localeOf } from '../platform/locales.ts';
import type { FailureKind } from './diagnose.ts';

export type RescueKey = `${FailureKind}-${'title' | 'text'}` | 'retry' | 'reload' | 'home' | 'details';

/** Milliseconds that a failure waits for words which are on their way. */
const patience = 2_000;

/**
 * The words of the error screen. They come with the language's own; before those are here there is, in every language, one
 * sentence that is then always true, and the way on. `say` gives nothing for what cannot be said yet.
 */
export function speaker(tag: string): { card: LocaleCard; say: (key: RescueKey) => string | undefined } {
  const at = locales.findIndex((one) => one.tag === tag);
  const words = rescueHere(tag);
  const [title, retry] = firstAid[at] as readonly string[];
  const say = (key: RescueKey) =>
    words ? words[key] : key.endsWith('-title') ? title : key === 'retry' ? retry : undefined;
  return { card: localeOf(tag), say };
}

/** Waits for words that have been asked for, not for long. Never rejects. */
export const whenWordsCome = (words: Promise<unknown>): Promise<unknown> =>
  Promise.race([words.catch(() => undefined), new Promise((done) => setTimeout(done, patience))]);
