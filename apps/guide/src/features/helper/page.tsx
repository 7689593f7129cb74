import { labelOf } from '@sideguide/guide-core/flow';
import type { CompiledLabel, Guide, Quote, UiWords } from '@sideguide/guide-core/model';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { namespaceWords } from '../../content.ts';
import { InPage, type PageContexts, useGuide, usePlace } from '../../context/contexts.tsx';
import { makeLabels } from '../../context/make-page.ts';
import type { Overlay, SkinRequest } from '../../context/route.tsx';
import { useWords } from '../../context/use-words.ts';
import type { FlowPart } from '../../parts/plan-of.ts';
import { loadMessages, messagesAt } from '../messages/load.ts';
import { Helper } from './helper.tsx';
import { HelperResult } from './helper-result.tsx';
import { HelperMessages } from './messages.tsx';

/** What a helper can see: a part of the flow, or what is left to do at its end. */
export type HelpedPart = FlowPart | 'tidy';

interface Props {
  /** The guide with the labels of the helped reader's phone. */
  readonly guide: Guide;
  /** Words of the helper's view. */
  readonly more: UiWords;
  readonly children: ReactNode;
}

/** The contexts of the helper's view: the helper's language, with the labels of the helped reader's phone. */
function HelperContexts({ guide, more, children }: Props) {
  const language = useWords(more);
  const place = usePlace();
  const own = useGuide();
  const page = useMemo(() => {
    const skinGuide = { ...own, guide };
    return {
      language,
      place,
      guide: skinGuide,
      labels: makeLabels(language, place, skinGuide, { labels: {}, texts: {} }),
    };
  }, [language, place, own, guide]);
  return <InPage page={page}>{children}</InPage>;
}

/**
 * Returns the labels as the helped reader's phone shows them (`quote`), with their meaning in the helper's language (`own`,
 * of which `tag` is the tag).
 */
function labelsFor(
  ids: readonly string[],
  quote: (id: string) => Quote,
  own: (id: string) => CompiledLabel | undefined,
  tag: string,
): Record<string, CompiledLabel> {
  const all: Record<string, CompiledLabel> = {};
  for (const id of ids) {
    const here = own(id);
    const { text, lang, isUnknown } = quote(id);
    const words = here?.own ?? here?.gloss ?? here?.other?.[1];
    // FSI … PDI: the helper's words keep their own direction in a drawing of the other direction.
    const meaning = words ? { gloss: `\u2068${words}\u2069` } : {};
    // Drawings have their phone's words too: the helper's stand alone only where nobody has recorded those.
    const shown = isUnknown ? {} : { isForeign: true as const };
    all[id] = lang === tag ? { own: text } : { other: [lang, text], ...meaning, ...shown };
  }
  return all;
}

/**
 * Loads the helper's view: the helped reader's step, message or end of the flow with the words of their phone, in the
 * helper's language.
 */
export async function openHelperPage(helped: string, request: SkinRequest, part: HelpedPart): Promise<Overlay> {
  const { address, skinGuide, pageFor, tag } = request;
  const [readerPage, words, own] = await Promise.all([
    pageFor({ ...address, helper: undefined, lang: undefined }, helped),
    namespaceWords('helper', tag),
    skinGuide.guide,
  ]);
  const { os = 'unknown', rom = 'unknown' } = readerPage.place.address;
  // `labelsFor` has already resolved the wordings of this version.
  const labels = labelsFor(
    Object.keys(own.labels),
    readerPage.labels.quote,
    (id) => labelOf(own, id, { os, rom }).label,
    tag,
  );
  const guide: Guide = { ...own, wordings: {}, labels };
  const inContexts = (screen: ReactElement) => (
    <HelperContexts guide={guide} more={words}>
      {screen}
    </HelperContexts>
  );
  if (part === 'tidy') return { element: inContexts(<HelperResult readerPage={readerPage} />) };
  const messages = await messagesAt(request, own);
  if (messages) return { element: inContexts(await helpedMessages(messages, readerPage, request)) };
  // The page has the direction of the helped reader's language, because the drawing has it; the helper's words set
  // their own.
  return { element: inContexts(<Helper readerPage={readerPage} part={part} />), dir: readerPage.language.locale.dir };
}

/** Loads the messages in the helped reader's language too, and returns them as the helper sees them. */
async function helpedMessages(
  messages: NonNullable<Awaited<ReturnType<typeof messagesAt>>>,
  readerPage: PageContexts,
  { skinGuide, tag }: SkinRequest,
): Promise<ReactElement> {
  const { language, place, guide } = readerPage;
  const other = await loadMessages(language.locale.tag, skinGuide.skin.id, place.address.labels);
  const page = { ...readerPage, labels: makeLabels(language, place, guide, other) };
  const labels = labelsFor(Object.keys(messages.labels), page.labels.quote, (id) => messages.labels[id], tag);
  return <HelperMessages messages={{ ...messages, labels, texts: {} }} readerPage={page} readerMessages={other.all} />;
}
