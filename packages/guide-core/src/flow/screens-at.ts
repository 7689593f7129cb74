import type { Guide, PossibleScreen } from '../model/guide.ts';
import { fits } from './fits.ts';
import { canShow } from './messages-for.ts';
import { asidesOf, type ReaderAnswers } from './plan.ts';

/** As many as can be told apart at a glance. */
const maxScreens = 6;

/**
 * Returns what this phone may show at a step instead of what the step says, the likeliest first, at most six. What is
 * not known of the phone rules no message out, but for its maker: one maker's phones are few among all that are not
 * known. A need counts only of a chosen app.
 */
export function screensAt(guide: Guide, step: string, answers: ReaderAnswers): PossibleScreen[] {
  const asides = (['downloadapps', 'service'] as const).flatMap((part) => asidesOf(guide, part, answers));
  const isPossible = ({ id, when, message }: PossibleScreen): boolean =>
    fits(when, answers) &&
    (!when?.need || when.need.some((need) => answers.needs?.includes(need))) &&
    (message
      ? canShow(message, answers) && (!message.when?.maker || answers.maker !== undefined)
      : asides.some((aside) => aside.id === id));
  const possible = (guide.screens[step] ?? []).filter(isPossible);
  return possible.filter(({ id }, n) => possible.findIndex((other) => other.id === id) === n).slice(0, maxScreens);
}
