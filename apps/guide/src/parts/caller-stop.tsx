import { type KeyboardEvent, useState } from 'react';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import { stoppedHash } from '../context/special-hashes.ts';
import { stop } from '../platform/storage/notes.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/link.tsx';
import css from './caller-stop.module.css';

/** Moves the focus to the other of the two ways out on Tab: what is behind the warning cannot be seen. */
function holdFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  targets.find((target) => target !== document.activeElement)?.focus();
}

/** Asks whether somebody is telling the reader to install this. If so, the whole page says stop and leads back. */
export function CallerStop() {
  const { href, preload } = usePlace();
  const { t } = useLanguage();
  const [state, setState] = useState<'asked' | 'stopped' | 'returned'>('asked');
  const home = href({ path: '/', app: undefined, next: undefined, step: stoppedHash });
  if (state !== 'stopped') {
    const stopHere = () => {
      stop();
      setState('stopped');
      // So that the way out is there even if the connection is lost now.
      preload(home).catch(() => undefined);
    };
    return (
      <TextLink onClick={stopHere} focus={state === 'returned'}>
        {t('caller-yes')}
      </TextLink>
    );
  }
  return (
    <div
      className={css.stop}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="stop-title"
      aria-describedby="stop-text"
      onKeyDown={holdFocus}
    >
      <svg className={css.sign} viewBox="0 0 64 64" aria-hidden="true">
        <path d="M20 4h24l16 16v24L44 60H20L4 44V20z" />
        <path d="M18 32h28" />
      </svg>
      <h2 id="stop-title">{t('caller-stop-title')}</h2>
      <p id="stop-text">{t('caller-stop')}</p>
      <p>{t('caller-known')}</p>
      <Button href={home} focus>
        {t('back-to-start')}
      </Button>
      <TextLink onClick={() => setState('returned')}>{t('back')}</TextLink>
    </div>
  );
}
