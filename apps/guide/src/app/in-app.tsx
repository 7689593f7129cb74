import { addressOutside, detectHostApp, type HostApp } from '@sideguide/guide-core/detect';
import { fill, type Values } from '@sideguide/guide-core/locale';
import type { UiWords } from '@sideguide/guide-core/model';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { inAppBrowsers, namespaceWords } from '../content.ts';
import { copyText } from '../platform/copy.ts';
import { userAgent } from '../platform/user-agent.ts';
import link from '../ui/link.module.css';
import { TextLink } from '../ui/link.tsx';
import css from './in-app.module.css';

/** Shows a notice above everything else if the page is open inside another app. Never rejects. */
export async function showHostAppNotice(tag: string): Promise<void> {
  try {
    const hostApp = detectHostApp(await inAppBrowsers(), userAgent());
    if (!hostApp) return;
    const words = await namespaceWords('in-app', tag);
    const place = document.createElement('div');
    document.body.insertBefore(place, document.getElementById('root'));
    createRoot(place).render(<InApp hostApp={hostApp} words={words} tag={tag} />);
  } catch {
    // The guide works without the notice.
  }
}

/** Explains the problem and the ways out: a link where there is one, instructions, and copying the address. */
function InApp({ hostApp, words, tag }: { hostApp: HostApp; words: UiWords; tag: string }) {
  const [here, setHere] = useState(true);
  const [isCopied, setCopied] = useState<boolean>();
  if (!here) return null;
  const { name } = hostApp;
  const t = (key: string, values?: Values) => fill(tag, words[key] ?? key, values);
  // Computed again at the tap, because the reader may have moved since this was rendered.
  const out = () => addressOutside(hostApp, userAgent(), location);
  return (
    <aside className={css.inside} aria-label={t('in-app-title')}>
      <p>
        <b>{name ? t('in-app-title-of', { name: `\u2068${name}\u2069` }) : t('in-app-title')}</b> {t('in-app-text')}{' '}
        {t('in-app-menu')}
      </p>
      <p className={css.buttons}>
        {out() && (
          <a
            className={link.link}
            href={out()}
            onClick={(event) => (event.currentTarget.href = out() ?? location.href)}
          >
            {t('in-app-open')}
          </a>
        )}
        <TextLink onClick={() => copyText(location.href).then(setCopied)}>{t('in-app-copy')}</TextLink>
        <TextLink onClick={() => setHere(false)}>{t('in-app-stay')}</TextLink>
      </p>
      <p role="status" className={css.said}>
        {isCopied === true && t('in-app-copied')}
        {isCopied === false && <output dir="ltr">{location.href}</output>}
      </p>
    </aside>
  );
}
