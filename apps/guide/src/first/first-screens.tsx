// No part of the site: the build runs it, to put the first words of Home and the landings into the document.

import { setBase } from '@sideguide/guide-core/flow';
import type { Guide, UiWords } from '@sideguide/guide-core/model';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { skins } from '../../.generated/cards.ts';
import { InPage, type SkinGuide } from '../context/contexts.tsx';
import { labelsOf, languageOf, placeOf, skinGuideOf } from '../context/make-page.ts';
import { localeOf, locales } from '../platform/locales.ts';
import { manifest } from '../platform/manifest.ts';
import { useLocationHook } from '../platform/navigation/history.ts';
import LandingScreen from '../routes/[skin]/index/screen.tsx';
import HomeScreen from '../routes/index/screen.tsx';

setBase(manifest.base);

/** Nothing opens before the page is React's. */
const preload = () => new Promise<never>(() => undefined);

function markup(
  path: string,
  tag: string,
  words: UiWords,
  inside: SkinGuide | undefined,
  screen: ReactElement,
): string {
  const language = languageOf(localeOf(tag), words, undefined);
  const place = placeOf({ address: { path }, notices: [], app: undefined, skin: inside?.skin, preload }, []);
  const labels = labelsOf(language, place, inside, { labels: {}, texts: {} });
  return renderToStaticMarkup(
    <Router hook={useLocationHook}>
      <InPage page={{ language, place, guide: inside, labels }}>{screen}</InPage>
    </Router>,
  );
}

/** Each draws a screen as HTML, without what is known in the browser only (`packages/site-kit/src/first-words.ts`). */
const firstScreens = {
  cards: locales,
  home: (tag: string, ui: UiWords) => markup('/', tag, ui, undefined, <HomeScreen suggested={undefined} isCopy />),
  landing: (tag: string, ui: UiWords, id: string, guide: Guide) =>
    skins
      .filter((skin) => skin.id === id)
      .map((skin) => {
        const path = `/${id}`;
        const inside = skinGuideOf(skin, guide, { path }, undefined);
        return markup(path, tag, { ...ui, ...guide.ui }, inside, <LandingScreen versions={{}} isCopy />);
      })
      .join(''),
};

Object.assign(globalThis, { firstScreens });
