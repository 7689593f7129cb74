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

/** Sets the chosen app's icon, which drawings show as a background (`apps/guide/src/phone/tile.module.css`). */
function setIcon(path: string | undefined): void {
  const { dataset, style } = document.body;
  if (path) dataset.icon = '';
  else delete dataset.icon;
  style.setProperty('--app-icon', path ? `url("${base}/${path}")` : null);
}

/** Sets the document's language, direction, script, skin, icon, manifest and title to match what is shown. */
export function setDocument(card: LocaleCard, title: string, skin = 'none', icon?: string): void {
  const root = document.documentElement;
  root.lang = card.tag;
  root.dir = card.dir;
  root.dataset.script = card.script;
  document.body.dataset.skin = skin;
  setIcon(icon);
  setManifest(card.tag);
  document.title = title ? `${title} · ${brand.name}` : brand.name;
}
