import { labelOf } from '@sideguide/guide-core/flow';
import type { CompiledLabel, Guide } from '@sideguide/guide-core/model';
import { namespaceWords } from '../../catalog.ts';
import type { PageContexts } from '../../context/contexts.tsx';
import type { Overlay, SkinRequest } from '../../context/route.tsx';
import type { FlowPart } from '../../step/plan-of.ts';
import { HelperPage } from './helper.tsx';

/** Returns the labels as the helped reader's phone shows them, with their meaning in the helper's language. */
function labelsFor({ labels: theirs, place }: PageContexts, own: Guide, tag: string): Guide['labels'] {
  const { os = 'unknown', rom = 'unknown' } = place.address;
  const all: Record<string, CompiledLabel> = {};
  for (const id of Object.keys(own.labels)) {
    const here = labelOf(own, id, { os, rom }).label;
    const { text, lang } = theirs.quote(id);
    const said = here?.own ?? here?.gloss ?? here?.other?.[1];
    // FSI … PDI: the helper's words keep their own direction in a drawing of the other direction.
    const meaning = said && `\u2068${said}\u2069`;
    all[id] = lang === tag ? { own: text } : { other: [lang, text], ...(meaning ? { gloss: meaning } : {}) };
  }
  return all;
}

/**
 * Loads the helper's view: the helped reader's step with the words of their phone, in the helper's language. The page
 * has the direction of the helped reader's language, because the drawing has it; the helper's words set their own.
 */
export async function openHelperPage(
  helped: string,
  { address, skinGuide, pageFor, tag }: SkinRequest,
  part: FlowPart,
): Promise<Overlay> {
  const [theirs, words, own] = await Promise.all([
    pageFor({ ...address, helper: undefined, lang: undefined }, helped),
    namespaceWords('helper', tag),
    skinGuide.guide,
  ]);
  // `labelsFor` has already resolved the wordings of this version.
  const guide: Guide = { ...own, wordings: {}, labels: labelsFor(theirs, own, tag) };
  return {
    element: <HelperPage theirs={theirs} part={part} guide={guide} more={words} />,
    dir: theirs.language.locale.dir,
  };
}
