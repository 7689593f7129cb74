import { labelOf, quoteLabel } from '@sideguide/guide-core/flow';
import type { CompiledLabel, Guide } from '@sideguide/guide-core/model';
import { type Instead, speechOf, type View } from '../../layout/view.ts';
import type { Part } from '../../step/plan-of.ts';
import { Helper } from './helper.tsx';

/** The phone's words as the one who is helped finds them, and beside them the helper's language. */
function labelsOf(theirs: View, own: Guide, tag: string): Guide['labels'] {
  const speech = speechOf(theirs);
  const { os = 'unknown', rom = 'unknown' } = theirs.address;
  return Object.keys(own.labels).reduce<Record<string, CompiledLabel>>((all, id) => {
    const there = labelOf(theirs.guide!, id, { os, rom });
    const here = labelOf(own, id, { os, rom }).label;
    const { text, lang } = quoteLabel(there.id, there.label, speech);
    const said = here?.own ?? here?.gloss ?? here?.other?.[1];
    // The helper's words keep their own direction in a drawing that runs the other way (FSI … PDI).
    const meaning = said && `\u2068${said}\u2069`;
    all[id] = lang === tag ? { own: text } : { other: [lang, text], ...(meaning ? { gloss: meaning } : {}) };
    return all;
  }, {});
}

/**
 * What somebody sees who helps: the step of the one who is helped, the words of that one's phone, and the helper's own language.
 * The page runs in the direction of the one who is helped, because the drawing does; the helper's words say their own.
 */
export async function load(view: View, part: Part): Promise<Instead> {
  const { address, guide, locale } = view;
  const helped = address.helper!;
  const [theirs, words] = await Promise.all([
    view.as({ ...address, helper: undefined, lang: undefined }, helped),
    view.roomWords('helper'),
  ]);
  const { labelTable: _, ...rest } = view;
  return {
    Screen: () => <Helper theirs={theirs} part={part} />,
    view: {
      ...rest,
      locale: { ...locale, dir: theirs.locale.dir },
      ui: { ...view.ui, ...words },
      // The words of this version have been looked up.
      guide: { ...guide!, wordings: {}, labels: labelsOf(theirs, guide!, locale.tag) },
    },
  };
}
