import { useState } from 'react';
import { brand } from '../../../core/brand.ts';
import { useView } from '../../../frame/view.ts';
import panel from '../../../ui/panel.module.css';
import css from './result.module.css';

/** Hands the guide on: the phone's own sheet where there is one, else the clipboard, else the address to copy. */
export function Share() {
  const { href, t } = useView();
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  const url = location.origin + href({ path: '/' });
  const copy = () =>
    navigator.clipboard
      ? navigator.clipboard.writeText(url).then(
          () => setState('copied'),
          () => setState('shown'),
        )
      : setState('shown');
  const share = () => {
    if (!navigator.share) return copy();
    // A reader who closes the sheet has decided; only a sheet that cannot open needs another way.
    return navigator.share({ url, title: brand.name }).catch((error: Error) => error.name !== 'AbortError' && copy());
  };
  return (
    <div>
      <button type="button" className={panel.link} onClick={share}>
        {t('share')}
      </button>
      <p role="status" className={panel.note}>
        {state === 'copied' && t('link-copied')}
        {state === 'shown' && <output className={css.url}>{url}</output>}
      </p>
    </div>
  );
}
