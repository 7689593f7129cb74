import { splitSpeech, type Utterance } from '@sideguide/guide-core/speech';
import { useEffect, useState, useSyncExternalStore } from 'react';

const speech = (): SpeechSynthesis | undefined =>
  typeof SpeechSynthesisUtterance === 'function' ? window.speechSynthesis : undefined;

let known: readonly SpeechSynthesisVoice[] = [];
const read = () => {
  try {
    known = speech()?.getVoices() ?? [];
  } catch {
    // a browser with the API but without a speech engine
  }
};

/** Subscribes to changes of the voices: they load late, and apps can install more. */
function onVoices(changed: () => void): () => void {
  const again = () => {
    read();
    changed();
  };
  again();
  const engine = speech();
  engine?.addEventListener?.('voiceschanged', again);
  // Browsers without that event have loaded their voices after a moment.
  const late = setTimeout(again, 1_000);
  return () => {
    engine?.removeEventListener?.('voiceschanged', again);
    clearTimeout(late);
  };
}

/** Reads texts aloud. `isSpeaking` is true while it does; `toggle` is undefined if no voice speaks the language. */
export function useListen(utterances: readonly Utterance[], tag: string): { isSpeaking: boolean; toggle?: () => void } {
  const voices = useSyncExternalStore(onVoices, () => known);
  const [isSpeaking, setSpeaking] = useState(false);

  // Stops when the reader leaves the step or hides the page.
  useEffect(() => {
    const stop = () => {
      speech()?.cancel();
      setSpeaking(false);
    };
    const hide = () => document.visibilityState === 'hidden' && stop();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  const engine = speech();
  const all = engine ? splitSpeech(utterances, voices, tag) : [];
  if (!engine || all.length === 0) return { isSpeaking: false };
  const toggle = () => {
    engine.cancel(); // also clears utterances that another page has left in the queue
    setSpeaking(!isSpeaking);
    if (isSpeaking) return;
    all.forEach(({ text, lang, voice }, n) => {
      const piece = new SpeechSynthesisUtterance(text);
      piece.lang = voice.lang || lang;
      piece.voice = voice;
      piece.rate = 0.9;
      if (n === all.length - 1) piece.onend = () => setSpeaking(false);
      piece.onerror = ({ error }) => error !== 'canceled' && error !== 'interrupted' && setSpeaking(false);
      engine.speak(piece);
    });
  };
  return { isSpeaking, toggle };
}
