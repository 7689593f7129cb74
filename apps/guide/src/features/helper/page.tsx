import { labelOf } from '@sideguide/guide-core/flow';
import type { CompiledLabel, Guide } from '@sideguide/guide-core/model';
import { namespaceWords } from '../../catalog.ts';
import type { PageContexts } from '../../context/contexts.tsx';
import type { Overlay, SkinRequest } from '../../routes/route.tsx';
import type { FlowPart } from '../../step/plan-of.ts';
import { HelperPage } from './helper.tsx';

/** The phone's words as the one who is helped finds them, and beside them the helper's language. */
function labelsFor({ labels: theirs, place }: PageContexts, own: Guide, tag: string): Guide['labels'] {
  const { os = 'unknown', rom = 'unknown' } = place.address;
  const all: Record<string, CompiledLabel> = {};
  for (const id of Object.keys(own.labels)) {
    const here = labelOf(own, id, { os, rom }).label;
    const { text, lang } = theirs.quote(id);
    const said = here?.own ?? here?.gloss ?? here?.other?.[1];
    // The helper's words keep their own direction in a drawing that runs the other way (FSI … PDI).
    const meaning = said && `\u2068${said}\u2069`;
    all[id] = lang === tag ? { own: text } : { other: [lang, text], ...(meaning ? { gloss: meaning } : {}) };
  }
  return all;
}

/**
 * What somebody sees who helps: the step of the one who is helped, the words of that one's phone, and the helper's own language.
 * The page runs in the direction of the one who is helped, because the drawing does; the helper's words say their own.
 */
export async function openHelperPage(
  helped: string,
  { address, inside, pageFor, tag }: SkinRequest,
  part: FlowPart,
): Promise<Overlay> {
  const [theirs, words, own] = await Promise.all([
    pageFor({ ...address, helper: undefined, lang: undefined }, helped),
    namespaceWords('helper', tag),
    inside.guide,
  ]);
  // The words of this version have been looked up.
  const guide: Guide = { ...own, wordings: {}, labels: labelsFor(theirs, own, tag) };
  return {
    element: <HelperPage theirs={theirs} part={part} guide={guide} more={words} />,
    dir: theirs.language.locale.dir,
  };
}
