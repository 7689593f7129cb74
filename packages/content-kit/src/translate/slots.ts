import type { Text } from '@sideguide/guide-core/model';
import { slotsIn } from '@sideguide/guide-core/words';
import { allLabels, type Content, sourceTag } from '../content.ts';
import { compileLabel } from '../labels-of.ts';

/** What the screens put into a slot, explained for translators. */
const meanings: Readonly<Record<string, string>> = {
  app: 'name of the app',
  file: 'name of the downloaded file, or words for it',
  maker: 'brand of the phone',
  makers: 'brands of phones, in a list',
  publisher: 'who makes the app',
  host: 'name of a web site',
  n: 'a number, written as the language writes it; chooses the plural form',
  of: 'how many there are in all',
  value: 'what the reader typed or what stood in the address',
  label: 'words of the phone, in the phone’s language',
  size: 'a number of kilobytes',
  android: 'a version of Android',
  version: 'a version',
  channel: 'where the file comes from, a name',
  other: 'name of another app',
  package: 'technical name of an app',
  abis: 'kinds of processor',
  names: 'technical names, in a list',
};

const texts = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** Returns the meaning of each slot of a sentence; for a label, what the phone shows to this language's readers. */
export function slotNotes(content: Content, source: Text, tag: string): Record<string, string> {
  const slots = [...new Set(texts(source).flatMap(slotsIn))];
  return Object.fromEntries(
    slots.map((slot) => {
      const name = slot.slice(1, -1);
      if (!name.startsWith('label:')) return [slot, meanings[name] ?? 'filled in by the screen'];
      return [slot, quoteNote(content, name.slice('label:'.length), tag)];
    }),
  );
}

function quoteNote(content: Content, id: string, tag: string): string {
  // Each skin has one label per role.
  const played = Object.values(content.skins).map(({ skin }) => skin.roles[id]);
  const labels = [...new Set([id, ...played])].filter((one) => one !== undefined && allLabels(content)[one]);
  const shown = labels.map((one) => {
    const { own, other } = compileLabel(content, one!, tag);
    const model = compileLabel(content, one!, sourceTag(content)).own;
    return [...new Set([model, own ?? other?.[1]])]
      .filter(Boolean)
      .map((text) => `“${text}”`)
      .join(' = ');
  });
  return `the phone’s own words, put in by the guide: ${[...new Set(shown)].join(' or ') || id}`;
}
