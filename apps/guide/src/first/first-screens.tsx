// No part of the site: the build runs it, to put the first words of Home and the landings into the document.
import type { Guide, UiWords } from '@sideguide/guide-core/model';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { phoneTongues, skins } from '../../.generated/cards.ts';
import { locales } from '../app/offered.ts';
import { type View, ViewContext } from '../layout/view.ts';
import { useLocationHook } from '../platform/navigation/history.ts';
import LandingScreen from '../routes/[skin]/index/screen.tsx';
import HomeScreen from '../routes/index/screen.tsx';

/** Nothing of it opens before the page is React's. */
const never = () => new Promise<never>(() => undefined);

function viewOf(path: string, tag: string, ui: UiWords): View {
  return {
    address: { path },
    params: {},
    locale: locales.find((card) => card.tag === tag)!,
    locales,
    skins,
    ui,
    roomWords: never,
    as: never,
    fetchMessages: never,
    fetchAnswers: never,
    fetchSources: never,
    notices: [],
    phoneTongues,
    versionOf: [],
  };
}

const markup = (view: View, Screen: ComponentType<{ readonly isCopy: boolean }>): string =>
  renderToStaticMarkup(
    <Router hook={useLocationHook}>
      <ViewContext.Provider value={view}>
        <Screen isCopy />
      </ViewContext.Provider>
    </Router>,
  );

/** Each draws a screen as HTML, without what is known in the browser only (`packages/site-kit/src/first-words.ts`). */
const firstScreens = {
  cards: locales,
  home: (tag: string, ui: UiWords) => markup(viewOf('/', tag, ui), HomeScreen),
  landing: (tag: string, ui: UiWords, skin: string, guide: Guide) =>
    markup(
      {
        ...viewOf(`/${skin}`, tag, Object.assign({}, ui, guide.ui)),
        params: { skin },
        skin: skins.find(({ id }) => id === skin)!,
        guide,
      },
      LandingScreen,
    ),
};

Object.assign(globalThis, { firstScreens });
