import { root, Stop } from '@sideguide/cli-kit';
import { findExcerpt } from '@sideguide/guide-core/words';
import { datedFacts } from '../stale.ts';
import { commandCall, jsonOption, printLine, wordsCommand } from './command.ts';
import { everyText } from './every-text.ts';

/** Maximum number of texts to show. */
const maxShown = 40;

/** The command `npm run words -- find TEXT`. */
export const findCommand = wordsCommand(
  'find',
  {
    says: 'where a sentence lives: file and key',
    words: 'TEXT… [--json]',
    about: `Where a sentence that somebody saw lives: file and key, in every language. A part of it is enough, and
a claim of “Where does this come from?” is found too. In the page
itself: npm run dev, then ?sources behind the address.`,
    options: jsonOption,
    sections: { 'Exit status': '0  found\n1  found nowhere\n2  wrong usage' },
    example: `${commandCall} find "Open the file"`,
  },
  (content, { values, positionals: words }) => {
    if (!words.length) throw new Stop('No text is given.', `Write: ${commandCall} find "Open the file"`);
    // The claims of facts, which “Where does this come from?” shows with their source.
    const facts = datedFacts(content).map(({ file, says }) => ({ file, key: 'facts', text: says }));
    const found = findExcerpt(words.join(' '), [...everyText(root), ...facts]);
    if (values.json) printLine(found);
    else if (found.length) {
      console.log(
        found
          .slice(0, maxShown)
          .map(({ file, key, text }) => `${file} › ${key}\n    ${text}`)
          .join('\n'),
      );
      if (found.length > maxShown) console.log(`… and ${found.length - maxShown} more; a longer part finds fewer.`);
    } else
      console.error(
        'No text of the content has this in it. Labels and names that fill a slot stand elsewhere: try a shorter part.',
      );
    return found.length ? 0 : 1;
  },
);
