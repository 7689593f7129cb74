/** In the document: a sentence in every language that links to the page without scripts. */
const links = document.getElementById('startless');

/** Returns the link to the page without scripts in a language, and its words. */
export function plainPage(tag: string): { readonly href: string; readonly text: string } | undefined {
  const link = links?.querySelector<HTMLAnchorElement>(`[lang="${tag}"] a`);
  return link ? { href: link.href, text: link.textContent ?? '' } : undefined;
}
