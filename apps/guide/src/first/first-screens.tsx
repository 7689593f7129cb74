// Not part of the site: the build runs it to put the first words of Home, the landings and the steps into the
// documents.

import { type Address, setBase } from '@sideguide/guide-core/flow';
import type { Guide, PlannedStep, UiWords } from '@sideguide/guide-core/model';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { skins } from '../../.generated/cards.ts';
import { InPage, type SkinGuide } from '../context/contexts.tsx';
import { makeLabels, makeLanguage, makePlace, makeSkinGuide } from '../context/make-page.ts';
import { wholePlan } from '../parts/plan-of.ts';
import { localeOf, locales } from '../platform/locales.ts';
import { documentManifest } from '../platform/manifest.ts';
import { useLocationHook } from '../platform/navigation/history.ts';
import LandingScreen from '../routes/[skin]/index/screen.tsx';
import HomeScreen from '../routes/index/screen.tsx';
import { StepCopy } from './step-copy.tsx';

setBase(documentManifest.base);

/** Never resolves: nothing is opened before React has rendered the page. */
const preload = () => new Promise<never>(() => undefined);

function markup(
  address: Address,
  tag: string,
  words: UiWords,
  skinGuide: SkinGuide | undefined,
  screen: ReactElement,
): string {
  const language = makeLanguage(localeOf(tag), words, undefined);
  const place = makePlace(
    { address, notices: [], app: undefined, skin: skinGuide?.skin, preload },
    [],
    skinGuide?.guide,
  );
  const labels = makeLabels(language, place, skinGuide, { labels: {}, texts: {} });
  return renderToStaticMarkup(
    <Router hook={useLocationHook}>
      <InPage page={{ language, place, guide: skinGuide, labels }}>{screen}</InPage>
    </Router>,
  );
}

/** Returns the guide of a skin for a reader who has not answered anything. */
const insideOf = (id: string, guide: Guide): SkinGuide => {
  const skin = skins.find((card) => card.id === id);
  if (!skin) throw new Error(`No skin ${id}`);
  return makeSkinGuide(skin, guide, { path: `/${id}` }, undefined);
};

/** Checks whether a step is copied: the words of questions and some tools alone would be incomplete or wrong. */
const isCopied = ({ tool }: PlannedStep): boolean => tool === undefined || tool === 'app-list';

/** Checks whether any of the texts names the app or its file. */
const hasAppSlot = (...texts: readonly string[]): boolean => texts.some((text) => /\{(?:app|file)\}/.test(text));

/**
 * Functions that render a screen as HTML, without what is known only in the browser
 * (`packages/site-kit/src/first-words.ts`).
 */
const firstScreens = {
  cards: locales,
  home: (tag: string, ui: UiWords) =>
    markup(
      { path: '/' },
      tag,
      ui,
      undefined,
      <HomeScreen suggested={undefined} maker={undefined} android={undefined} isCopy />,
    ),
  landing: (tag: string, ui: UiWords, id: string, guide: Guide) =>
    markup(
      { path: `/${id}` },
      tag,
      { ...ui, ...guide.ui },
      insideOf(id, guide),
      <LandingScreen versions={{}} likely={[]} isCopy />,
    ),
  /** Returns the steps to an app for a reader who has not named a version; no HTML for those that are not copied. */
  steps: (tag: string, ui: UiWords, id: string, guide: Guide) => {
    const skinGuide = insideOf(id, guide);
    return wholePlan(guide, skinGuide.answers).download.map((step) => {
      const { title, do: action, done } = skinGuide.wordsOf(step.id);
      const address = { path: `/${id}/downloadapps`, step: step.id };
      return {
        id: step.id,
        /** True if the step differs once an app is chosen. */
        ofApp: step.tool !== undefined || hasAppSlot(title, action, done),
        html: isCopied(step) ? markup(address, tag, { ...ui, ...guide.ui }, skinGuide, <StepCopy />) : '',
      };
    });
  },
};

Object.assign(globalThis, { firstScreens });
