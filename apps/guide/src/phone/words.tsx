import type { SceneWords as WordsData } from '@sideguide/guide-core/model';
import type { DrawingTexts } from './drawing-texts.ts';
import css from './words.module.css';

/** A grey bar in place of words that have no verified source; `width` in per cent. */
export function Ghost({ width }: { width: number }) {
  return <i className={css.ghost} style={{ width: `${width}%` }} />;
}

/** Words on the phone, each in its own language and direction; with the gloss below, if there is one. */
export function DrawnWords({ words, texts }: { words: WordsData; texts: DrawingTexts }) {
  if ('ghost' in words) return <Ghost width={words.ghost} />;
  if ('text' in words) {
    return (
      // File names always run from left to right, whatever their script.
      <bdi dir={words.text.includes('{file}') ? 'ltr' : 'auto'}>{texts.fill(words.text)}</bdi>
    );
  }
  const { text, lang, dir, gloss, isUnknown } = texts.quote(words.label);
  // Never as if the phone printed another language: our own words, marked.
  if (isUnknown && gloss) return <span className={css.ours}>{texts.fill(gloss)}</span>;
  return (
    <>
      <bdi className={css.quote} lang={lang} dir={dir}>
        {texts.fill(text)}
      </bdi>
      {gloss === undefined ? null : <small className={css.gloss}>{texts.fill(gloss)}</small>}
    </>
  );
}

/** Returns words as text, without their gloss; empty for bars. */
export function nameOf(words: WordsData, texts: DrawingTexts): string {
  if ('ghost' in words) return '';
  return 'text' in words ? texts.fill(words.text).trim() : texts.quote(words.label).text;
}
