import { base } from '@sideguide/guide-core/flow';
import type { LocaleCard } from '@sideguide/guide-core/model';
import { brand } from '../platform/brand.ts';

/** Links a locale's own web app manifest, so that the installed guide is in the page's language. */
function setManifest(tag: string): void {
  const href = `${base}/manifest-${tag}.webmanifest`;
  const known = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (known?.getAttribute('href') === href) return;
  const link = known ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'manifest';
  link.href = href;
}

/** Sets the document's language, direction, script, skin, manifest and title to match what is shown. */
export function setDocument(card: LocaleCard, title: string, skin = 'none'): void {
  const root = document.documentElement;
  root.lang = card.tag;
  root.dir = card.dir;
  root.dataset.script = card.script;
  document.body.dataset.skin = skin;
  setManifest(card.tag);
  document.title = title ? `${title} · ${brand.name}` : brand.name;
}
