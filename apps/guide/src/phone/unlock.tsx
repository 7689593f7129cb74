import type { ScenePart } from '@sideguide/guide-core/model';
import type { DrawingTexts } from './drawing-texts.ts';
import { DrawnIcon } from './icons.tsx';
import css from './unlock.module.css';
import { DrawnWords } from './words.tsx';

type UnlockData = Extract<ScenePart, { kind: 'unlock' }>;

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The screen on which the phone asks for authentication: dots for a code and its keypad, or the fingerprint sensor. */
export function Unlock({ part, texts }: { part: UnlockData; texts: DrawingTexts }) {
  return (
    <div className={css.unlock}>
      <DrawnIcon name="padlock" className={css.lock} />
      {part.words && (
        <p className={css.words}>
          <DrawnWords words={part.words} texts={texts} />
        </p>
      )}
      {part.by === 'fingerprint' ? (
        <span className={css.print}>
          <DrawnIcon name="finger" className={css.lines} />
        </span>
      ) : (
        <>
          <span className={css.dots}>
            <i />
            <i />
            <i />
            <i />
          </span>
          {/* Keypads are never mirrored. */}
          <span className={css.keys} dir="ltr">
            {keys.map((key) => (
              <span key={key}>
                <b>{key}</b>
              </span>
            ))}
          </span>
        </>
      )}
    </div>
  );
}
