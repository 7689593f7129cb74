import { createContext, runInContext } from 'node:vm';
import { type Content, compileGuide } from '@sideguide/content-kit';
import type { Guide, LocaleCard, UiWords } from '@sideguide/guide-core/model';
import type { SiteManifest } from '@sideguide/guide-core/offline';
import { type Brand, ownName } from './brand.ts';

// The first words of Home and the landings stand in the document, in every language, and are shown before anything else of
// it has arrived. They are drawn by the screens themselves: `apps/guide/src/first/first-screens.tsx`.

/** What that script leaves behind when it is run. */
interface FirstScreens {
  readonly cards: readonly LocaleCard[];
  readonly home: (tag: string, ui: UiWords) => string;
  readonly landing: (tag: string, ui: UiWords, skin: string, guide: Guide) => string;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string): string => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => signs[name]!);

/** Texts in order, and each element's attributes, of markup that React has written. */
function read(markup: string) {
  const parts = markup.split(/(<[^>]*>)/).filter(Boolean);
  const texts = parts.filter((part) => !part.startsWith('<')).map(plain);
  const elements = parts
    .filter((part) => /^<\w/.test(part))
    .map((part) =>
      Object.fromEntries([...part.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, plain(value!)])),
    );
  const shape = parts.map((part) => (part.startsWith('<') ? /^<[/\w]+/.exec(part)![0] : '.')).join('');
  return { texts, elements, shape };
}

/** One markup for screens that differ in texts and attributes only, and what differs. */
export interface Template {
  readonly html: string;
  /** Places of the texts that differ, counted among all. */
  readonly texts: readonly number[];
  /** Attributes that differ: place of the element among all, name. */
  readonly attributes: readonly (readonly [element: number, name: string])[];
  /** For each screen the texts, then the attributes; null where it has no such attribute. */
  readonly values: readonly (readonly (string | null)[])[];
}

/** Finds what differs. Throws an Error where the screens have other elements. */
export function templateOf(screens: readonly string[]): Template {
  const all = screens.map(read);
  const [first] = all;
  if (!first || all.some(({ shape }) => shape !== first.shape))
    throw new Error('first-words: a screen has other elements in another language, so that one markup does not do');
  const differs = (of: (one: (typeof all)[number]) => string | undefined) => new Set(all.map(of)).size > 1;
  const texts = first.texts.map((_text, at) => at).filter((at) => differs((one) => one.texts[at]));
  const attributes = first.elements.flatMap((_element, at) =>
    [...new Set(all.flatMap(({ elements }) => Object.keys(elements[at]!)))]
      .filter((name) => differs(({ elements }) => elements[at]![name]))
      .map((name) => [at, name] as const),
  );
  const values = all.map((one) => [
    ...texts.map((at) => one.texts[at]!),
    ...attributes.map(([at, name]) => one.elements[at]![name] ?? null),
  ]);
  return { html: screens[0]!, texts, attributes, values };
}

/**
 * Shows the first words, if the address is that of Home or a landing and says nothing but the language. As data it finds,
 * in the element `words`: the folder of the site, the key of the phone's notes, for each language its direction, script and
 * what is said of a slow start, the pages. Links work at once, and keep the address's language.
 * A reader who has been here before may find another way on at the thumb: there the copy has none.
 */
export const firstWordsScript =
  `(function(d,l){try{var w=JSON.parse(d.getElementById("words").textContent),h=d.documentElement,
q=/^(?:\\?lang=([a-z]+))?$/.exec(l.search),
p=l.pathname.slice(0,w.base.length)===w.base&&l.pathname.slice(w.base.length).replace(/\\/+$/,"").replace(/^index$/,""),
g=w.pages[p],t=q&&q[1];
if(!g||!q||l.hash||t&&!w.tags[t])return;
t=t||(navigator.language||"").trim().split(/[-_]/)[0].toLowerCase();
if(!w.tags.hasOwnProperty(t))t=w.fallback;
var m=w.templates[g.of],c=w.tags[t],n=0,o=function(){return c[3+g.words[n++]]},f=d.importNode(d.getElementById("first-"+g.of).content,true),
k=d.createTreeWalker(f,4),s=[],e=f.querySelectorAll("*"),x,b;
while(x=k.nextNode())s.push(x);
m.texts.forEach(function(i){s[i].data=o()});
m.attributes.forEach(function(a){var y=o();y===null?e[a[0]].removeAttribute(a[1]):e[a[0]].setAttribute(a[1],y)});
f.querySelectorAll("a").forEach(function(a){a.setAttribute("href",a.getAttribute("href").replace("~",g.skin)+(a.hreflang?"":l.search));a.hreflang===t&&a.setAttribute("aria-current","true")});
try{m.bar&&localStorage.getItem(w.notes)&&f.removeChild(f.lastChild)}catch(z){}
h.lang=t;h.dir=c[0];h.setAttribute("data-script",c[1]);d.body.setAttribute("data-skin",g.skin);
b=d.createElement("div");b.id="first";b.className="page";b.setAttribute("data-slow",c[2]);b.appendChild(f);d.body.appendChild(b)}catch(z){}})(document,location)`.replace(
    /\n/g,
    '',
  );

/** Markup and data for the document's body, to stand before the app's own element, with the script behind them. */
export function firstWords(
  code: string,
  content: Content,
  { manifest, brand }: { manifest: SiteManifest; brand: Brand },
): string {
  const { cards, home, landing } = runScreens(code, brand, manifest);
  const { base } = manifest;
  const ui = (tag: string) => content.locales[tag]!.ui;
  const published = Object.values(content.skins).filter(({ card }) => card.status === 'published');
  const skins = published.map(({ card }) => card.id);
  const tags = cards.map(({ tag }) => tag);
  const landings = skins.flatMap((skin) =>
    tags.map((tag) =>
      landing(tag, ui(tag), skin, compileGuide(content, skin, tag)).replaceAll(`${base}${skin}`, `${base}~`),
    ),
  );
  // Which language is the current one is said by the script.
  const alike = (markup: string) => markup.replaceAll(' aria-current="true"', '');
  const templates = {
    home: templateOf(tags.map((tag) => alike(home(tag, ui(tag))))),
    landing: templateOf(landings.map(alike)),
  };
  // Each row is what one place says in all languages; what two places say is there once.
  const rows: string[] = [];
  const rowsOf = ({ values }: Template, from: number) =>
    (values[0] ?? []).map((_value, n) => {
      const row = JSON.stringify(tags.map((_tag, at) => values[from + at]![n]));
      return rows.includes(row) ? rows.indexOf(row) : rows.push(row) - 1;
    });
  const pages = {
    '': { of: 'home', skin: 'none', words: rowsOf(templates.home, 0) },
    ...Object.fromEntries(
      skins.map((skin, at) => [skin, { of: 'landing', skin, words: rowsOf(templates.landing, at * tags.length) }]),
    ),
  };
  const said = rows.map((row) => JSON.parse(row) as (string | null)[]);
  const data = {
    base,
    notes: `sideguide.notes.1${base.slice(0, -1)}`,
    fallback: cards.find((card) => card.fallback)!.tag,
    tags: Object.fromEntries(
      cards.map(({ tag, dir, script }, at) => {
        const { rescue } = content.locales[tag]!;
        return [tag, [dir, script, `${rescue['slow-title']} – ${rescue.retry}`, ...said.map((row) => row[at])]];
      }),
    ),
    templates: {
      home: { texts: templates.home.texts, attributes: templates.home.attributes },
      landing: { texts: templates.landing.texts, attributes: templates.landing.attributes, bar: 1 },
    },
    // A guide of one app says its name there, which comes with the app's card.
    pages: brand.app ? {} : pages,
  };
  const markup = Object.entries(templates).map(([name, { html }]) => `<template id="first-${name}">${html}</template>`);
  // Nothing in it ends the element.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `${markup.join('')}<script type="application/json" id="words">${json}</script><script>${firstWordsScript}</script>`;
}

/** Runs the script of the screens where the guide's name and look are an operator's. */
function runScreens(code: string, brand: Brand, manifest: SiteManifest): FirstScreens {
  const scope: Record<string, unknown> = {
    document: { title: brand.name ?? ownName, getElementById: () => ({ textContent: JSON.stringify(manifest) }) },
    location: new URL(manifest.base, 'https://guide.invalid'),
    TextEncoder,
    URL,
    addEventListener: () => undefined,
  };
  scope.self = scope;
  runInContext(code, createContext(scope));
  const { firstScreens } = scope as { readonly firstScreens?: FirstScreens };
  if (!firstScreens) throw new Error('first-words: the script of the screens has drawn nothing');
  return firstScreens;
}
