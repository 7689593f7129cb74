import { createContext, runInContext } from 'node:vm';
import { type Content, compileGuide } from '@sideguide/content-kit';
import { namesOf } from '@sideguide/guide-core/flow';
import type { Guide, LocaleCard, UiWords } from '@sideguide/guide-core/model';
import { notesKey, ownName, type SiteManifest } from '@sideguide/guide-core/offline';
import type { Brand } from './brand.ts';
import { firstWordsScript } from './first-words-script.ts';
import { type Template, templateOf } from './first-words-template.ts';

// The first words of a screen are part of its document, in every language, and are shown before anything else has
// loaded. They are rendered by the screens themselves: `apps/guide/src/first/first-screens.tsx`.

/** The global that the first-screens script defines. */
interface FirstScreens {
  readonly cards: readonly LocaleCard[];
  readonly home: (tag: string, ui: UiWords) => string;
  readonly landing: (tag: string, ui: UiWords, skin: string, guide: Guide) => string;
  readonly steps: (tag: string, ui: UiWords, skin: string, guide: Guide) => readonly StepCopy[];
}

/** A step rendered as HTML. */
interface StepCopy {
  readonly id: string;
  /** True if the step is different when the URL names an app. */
  readonly ofApp: boolean;
  readonly html: string;
}

/** Markup, data and script for the body of a document, to be placed before the app's root element. */
export interface FirstWords {
  /** Returns a document's first words, for an address of `addressesOf` without the base; empty if there are none. */
  readonly forAddress: (address: string) => string;
  /** The first words of a document that is served at any address: Home and the landings. */
  readonly forAnyAddress: string;
}

/** A page of a document, as the script reads it. */
interface Page {
  readonly skin: string;
  /** True if the words are the same when the URL names an app. */
  readonly app?: boolean;
  /** The names of the skin's phones; the first is the one in the words. */
  readonly makers?: readonly string[];
}

/** Serializes the data so that nothing in it can close the script element. */
const jsonElement = (data: unknown): string =>
  `<script type="application/json" id="words">${JSON.stringify(data).replace(/</g, '\\u003c')}</script><script>${firstWordsScript}</script>`;

/** Renders the first words of all documents. */
export function firstWordsParts(
  code: string,
  content: Content,
  { manifest, brand }: { manifest: SiteManifest; brand: Brand },
): FirstWords {
  // A guide for one app shows its name there, which is loaded with the app's card.
  if (brand.app) return { forAddress: () => '', forAnyAddress: '' };
  const { base } = manifest;
  const { cards: allCards, home, landing, steps } = runScreens(code, brand, manifest);
  const cards = allCards.filter(({ status }) => status !== 'draft');
  const ui = (tag: string) => content.locales[tag]!.ui;
  const published = Object.values(content.skins).filter(({ card }) => card.status === 'published');
  const skins = published.map(({ card }) => card.id);
  const tags = cards.map(({ tag }) => tag);
  const common = {
    base,
    notes: notesKey(base.slice(0, -1)),
    fallback: cards.find((card) => card.fallback)!.tag,
  };
  /** Returns for each language the values that every page needs, followed by those of `rowValues`. */
  const tagsWith = (rowValues: readonly (readonly (string | null)[])[]) =>
    Object.fromEntries(
      cards.map(({ tag, dir, script }, index) => {
        const { rescue } = content.locales[tag]!;
        return [tag, [dir, script, `${rescue['slow-title']} – ${rescue.retry}`, ...rowValues.map((row) => row[index])]];
      }),
    );
  // The script marks the current language.
  const withoutCurrentMark = (markup: string) => markup.replaceAll(' aria-current="true"', '');
  const screens: Readonly<Record<string, { readonly of: 'home' | 'landing'; readonly markup: readonly string[] }>> = {
    '': { of: 'home', markup: tags.map((tag) => withoutCurrentMark(home(tag, ui(tag)))) },
    ...Object.fromEntries(
      skins.map((skin) => [
        skin,
        {
          of: 'landing',
          markup: tags.map((tag) => withoutCurrentMark(landing(tag, ui(tag), skin, compileGuide(content, skin, tag)))),
        },
      ]),
    ),
  };

  function renderScreens(paths: readonly string[]): string {
    const markup: string[] = [];
    const pages: Record<string, Page & { of: string; words: number[] }> = {};
    const templates: Record<string, Pick<Template, 'texts' | 'attributes'> & { bar: boolean }> = {};
    // Each row is one text in all languages; equal rows are stored once.
    const rows: string[] = [];
    for (const kind of ['home', 'landing'] as const) {
      const kindPaths = paths.filter((path) => screens[path]!.of === kind);
      if (kindPaths.length === 0) continue;
      const { html, texts, attributes, values } = templateOf(kindPaths.flatMap((path) => screens[path]!.markup));
      markup.push(`<template id="first-${kind}">${html}</template>`);
      templates[kind] = { texts, attributes, bar: kind === 'landing' };
      kindPaths.forEach((path, nth) => {
        const words = (values[0] ?? []).map((_value, n) => {
          const row = JSON.stringify(tags.map((_tag, index) => values[nth * tags.length + index]![n]));
          return rows.includes(row) ? rows.indexOf(row) : rows.push(row) - 1;
        });
        const card = content.skins[path]?.card;
        const makers = card && namesOf(card);
        pages[path] = { of: kind, skin: path || 'none', words, app: kind === 'home', ...(makers ? { makers } : {}) };
      });
    }
    const rowValues = rows.map((row) => JSON.parse(row) as (string | null)[]);
    return markup.join('') + jsonElement({ ...common, tags: tagsWith(rowValues), templates, pages });
  }

  function renderSteps(skin: string): string {
    const copies = tags.map((tag) => steps(tag, ui(tag), skin, compileGuide(content, skin, tag)));
    const guide = compileGuide(content, skin, tags[0]!);
    const callerQuestion = guide.parts.downloadapps.find(({ tool }) => tool === 'caller-question')?.id;
    const [first = []] = copies;
    const page = {
      skin,
      app: true,
      makers: namesOf(content.skins[skin]!.card),
      steps: first.map(({ id }) => id),
      ofApp: first.map(({ ofApp }) => Number(ofApp)),
      asked: callerQuestion,
    };
    const markup = copies.map(
      (list, index) =>
        `<template id="first-${tags[index]}">${list.map(({ html }) => `<div>${html}</div>`).join('')}</template>`,
    );
    return markup.join('') + jsonElement({ ...common, tags: tagsWith([]), pages: { [`${skin}/downloadapps`]: page } });
  }

  return {
    forAddress: (address) => {
      const path = address === 'index' ? '' : address;
      if (path in screens) return renderScreens([path]);
      const [skin = '', part] = path.split('/');
      return part === 'downloadapps' && skins.includes(skin) ? renderSteps(skin) : '';
    },
    forAnyAddress: renderScreens(Object.keys(screens)),
  };
}

/** Runs the first-screens script with the guide's name and look, which may be an operator's. */
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
  if (!firstScreens) throw new Error('first-words: the first-screens script does not define firstScreens');
  return firstScreens;
}
