import type { LocaleCard } from '#lib/model/locale.ts';

const site = 'Sideguide';

/** Language, direction and title of the document follow what is shown. */
export function setDocument(card: LocaleCard, title: string, skin = 'none'): void {
  const root = document.documentElement;
  root.lang = card.tag;
  root.dir = card.dir;
  root.dataset.script = card.script;
  document.body.dataset.skin = skin;
  document.title = title ? `${title} · ${site}` : site;
}
