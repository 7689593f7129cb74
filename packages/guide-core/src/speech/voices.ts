/** A piece of what is read aloud, all in one language. */
export interface Utterance {
  readonly text: string;
  /** BCP 47 tag. */
  readonly lang: string;
}

/** What we look at of a browser's voice (`SpeechSynthesisVoice`). */
export interface Voice {
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}

/** First segment of a voice's language: some write `xx_YY`, some the long name of a language within a language. */
function tongueOf(lang: string): string {
  const tag = lang.replace(/_/g, '-');
  try {
    return Intl.getCanonicalLocales(tag)[0]?.split('-')[0] ?? '';
  } catch {
    return tag.split('-')[0]!.toLowerCase();
  }
}

/** The voice for a language: one on the phone before one that needs the network, the browser's favourite before others. */
export function voiceFor<V extends Voice>(voices: readonly V[], lang: string): V | undefined {
  const tag = tongueOf(lang);
  const rank = (voice: V) => Number(voice.localService) * 2 + Number(voice.default);
  return voices.filter((voice) => tongueOf(voice.lang) === tag).sort((a, b) => rank(b) - rank(a))[0];
}

/** One breath: what one voice says without a pause. */
export interface Breath<V> {
  readonly text: string;
  readonly lang: string;
  readonly voice: V;
}

/** The end of a sentence: what stands in a number or a name does not end one. */
const end = '(?:[.!?…۔؟]+(?=\\s|$)|[。！？])\\s*';
const sentence = new RegExp(`[^]+?(?:${end}|$)`, 'g');
const ended = new RegExp(`${end}$`);

/** Sentences of a text; some browsers fall silent in the middle of anything longer than a quarter of a minute. */
const sentences = (text: string): string[] => text.match(sentence) ?? [];

/**
 * What is said by which voice, in order. A piece in another language (words of the phone) is said by a voice of that
 * language where there is one, else by the reader's. Empty where the reader's language has no voice.
 */
export function breaths<V extends Voice>(
  said: readonly Utterance[],
  voices: readonly V[],
  reader: string,
): Breath<V>[] {
  const own = voiceFor(voices, reader);
  if (!own) return [];
  const found: Breath<V>[] = [];
  for (const { text, lang } of said) {
    const other = lang === reader ? undefined : voiceFor(voices, lang);
    const [voice, tongue] = other ? [other, lang] : [own, reader];
    const last = found[found.length - 1];
    if (last?.voice === voice && !ended.test(last.text)) {
      found[found.length - 1] = { ...last, text: last.text + text };
    } else found.push({ text, lang: tongue, voice });
  }
  return (
    found
      // What is left of the sentence before, a stop behind a quoted label, is not said.
      .flatMap((breath) =>
        sentences(breath.text).map((text) => ({ ...breath, text: text.replace(/^[\s.!?…۔؟。！？]+/, '').trim() })),
      )
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  );
}
