/** A piece of text to read aloud, all in one language. */
export interface Utterance {
  readonly text: string;
  /** BCP 47 tag. */
  readonly lang: string;
}

/** The properties used of a browser's voice (`SpeechSynthesisVoice`). */
export interface Voice {
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}

/** Returns the primary subtag of a voice's language, which may be written `xx_YY` or as an extended subtag. */
function primarySubtag(lang: string): string {
  const tag = lang.replace(/_/g, '-');
  try {
    return Intl.getCanonicalLocales(tag)[0]?.split('-')[0] ?? '';
  } catch {
    return tag.split('-')[0]!.toLowerCase();
  }
}

/** Returns the voice for a language: local voices before those that need the network, then the browser's default. */
export function voiceFor<V extends Voice>(voices: readonly V[], lang: string): V | undefined {
  const tag = primarySubtag(lang);
  const rank = (voice: V) => Number(voice.localService) * 2 + Number(voice.default);
  return voices.filter((voice) => primarySubtag(voice.lang) === tag).sort((a, b) => rank(b) - rank(a))[0];
}

/** Text that one voice says without a pause. */
export interface SpokenPart<V> {
  readonly text: string;
  readonly lang: string;
  readonly voice: V;
}

/** The end of a sentence; punctuation inside a number or name does not end one. */
const sentenceEnd = '(?:[.!?…۔؟]+(?=\\s|$)|[。！？])\\s*';
const sentence = new RegExp(`[^]+?(?:${sentenceEnd}|$)`, 'g');
const endsSentence = new RegExp(`${sentenceEnd}$`);

/** Splits a text into sentences, because some browsers stop in the middle of anything longer than about 15 seconds. */
const sentences = (text: string): string[] => text.match(sentence) ?? [];

/**
 * Returns which voice says what, in order. Text in another language (the phone's words) is said by a voice of that
 * language if there is one, otherwise by the reader's. Empty if there is no voice for the reader's language.
 */
export function splitSpeech<V extends Voice>(
  utterances: readonly Utterance[],
  voices: readonly V[],
  reader: string,
): SpokenPart<V>[] {
  const readerVoice = voiceFor(voices, reader);
  if (!readerVoice) return [];
  const parts: SpokenPart<V>[] = [];
  for (const { text, lang } of utterances) {
    const otherVoice = lang === reader ? undefined : voiceFor(voices, lang);
    const [voice, voiceLang] = otherVoice ? [otherVoice, lang] : [readerVoice, reader];
    const last = parts[parts.length - 1];
    if (last?.voice === voice && !endsSentence.test(last.text)) {
      parts[parts.length - 1] = { ...last, text: last.text + text };
    } else parts.push({ text, lang: voiceLang, voice });
  }
  return (
    parts
      // Skip what remains of the previous sentence, e.g. a full stop after a quoted label.
      .flatMap((part) =>
        sentences(part.text).map((text) => ({ ...part, text: text.replace(/^[\s.!?…۔؟。！？]+/, '').trim() })),
      )
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  );
}
