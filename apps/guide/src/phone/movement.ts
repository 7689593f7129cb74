import type { ScenePart } from '@sideguide/guide-core/model';
import type { Picture } from './picture.ts';

/** How the page of a phone changes from one picture to the next. */
export type PageMove =
  /** The same page: switches turn and marks move in place. */
  | 'stay'
  /** A page further in comes from the end of the line, or goes back there. */
  | 'push'
  | 'pop'
  /** An app opens, or closes again; from its icon where the home screen shows it. */
  | 'open'
  | 'close'
  /** An app becomes a card among the recent apps, or comes back from there. */
  | 'sink'
  | 'rise'
  /** The same page further down, or up again. */
  | 'down'
  | 'up'
  /** Other contents in the same place. */
  | 'cross';

/** How what lies over the page changes: it comes, goes, stays, or another one takes its place. */
export type OverMove = 'none' | 'stay' | 'come' | 'go' | 'swap';

export interface Movement {
  readonly page: PageMove;
  readonly over: OverMove;
}

const opposite: Readonly<Record<PageMove, PageMove>> = {
  stay: 'stay',
  push: 'pop',
  pop: 'push',
  open: 'close',
  close: 'open',
  sink: 'rise',
  rise: 'sink',
  down: 'up',
  up: 'down',
  cross: 'cross',
};

/** Derives the movement between two pictures from what they show. Going back is the way there reversed. */
export function movement(from: Picture, to: Picture, isBack = false): Movement {
  return {
    page: isBack ? opposite[pageMove(to, from)] : pageMove(from, to),
    over: overMove(from.over, to.over),
  };
}

function overMove(from: readonly ScenePart[], to: readonly ScenePart[]): OverMove {
  if (from.length === 0) return to.length === 0 ? 'none' : 'come';
  if (to.length === 0) return 'go';
  return outline(from) === outline(to) ? 'stay' : 'swap';
}

function pageMove(from: Picture, to: Picture): PageMove {
  if (outline(from.page) === outline(to.page)) return 'stay';
  const [a, b] = [kindOf(from.page), kindOf(to.page)];
  if (b === 'recents') return 'sink';
  if (a === 'recents') return b === 'icons' ? 'cross' : 'rise';
  if (b === 'icons') return 'close';
  if (a === 'icons') return 'open';
  if (to.isScrolled) return from.isScrolled ? 'cross' : 'down';
  if (titleOf(from.page) === titleOf(to.page) && isTop(from.page) === isTop(to.page)) return 'cross';
  if (isTop(to.page)) return isTop(from.page) ? 'open' : 'pop';
  return 'push';
}

/** Fields that a tap changes, or that say what the reader does: they do not make another page. */
const passing = ['mark', 'switch', 'radio', 'on', 'count', 'menu', 'action'];

const outline = (parts: readonly ScenePart[]): string =>
  JSON.stringify(parts, (key, value) => (passing.includes(key) ? undefined : value));

const kindOf = (page: readonly ScenePart[]): ScenePart['kind'] | undefined => page[0]?.kind;

/** The words at the head of a page, as text that can be compared; undefined if it has none. */
function titleOf(page: readonly ScenePart[]): string | undefined {
  const [first] = page;
  const words =
    first?.kind === 'title' ? first.words : first?.kind === 'page' ? (first.title ?? first.text) : undefined;
  return words && JSON.stringify(words);
}

/** Checks whether a page is the first of an app: nothing leads back from it. */
const isTop = ([first]: readonly ScenePart[]): boolean =>
  first?.kind === 'browser' || first?.kind === 'group' || (first?.kind === 'title' && !first.back);
