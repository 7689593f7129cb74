import type { Mark, Scene, ScenePart, SceneRow } from '@sideguide/guide-core/model';

/** Kinds of parts that lie over a page. */
const overKinds = ['dialog', 'sheet', 'menu', 'toast', 'notification'] as const;

/** A scene taken apart: the page, what lies over it, and the way of the finger. */
export interface Picture {
  readonly page: readonly ScenePart[];
  readonly over: readonly ScenePart[];
  readonly swipe: Extract<ScenePart, { kind: 'swipe' }>['move'] | undefined;
  /** True if the page has been scrolled: its title is out of sight. */
  readonly isScrolled: boolean;
  /** The same picture before the tap, if the tap itself changes it: a switch that turns, a choice that is made. */
  readonly before?: Picture;
}

/** Behind a message whose page is not known: bars. */
const unknownPage: readonly ScenePart[] = [
  { kind: 'group', rows: [{ ghost: 45 }, { ghost: 80 }, { ghost: 62 }, { ghost: 70 }] },
];

/** Takes the scenes of a step apart. A message without a page of its own lies over the page of the scene before it. */
export function picturesOf(scenes: readonly Scene[]): Picture[] {
  let page = unknownPage;
  return scenes.map(({ parts, middle }) => {
    const over = parts.filter(isOver);
    const own = parts.filter((part) => !isOver(part) && part.kind !== 'swipe');
    const swipe = parts.find((part) => part.kind === 'swipe')?.move;
    if (own.length > 0) page = own;
    const picture: Picture = { page, over, swipe, isScrolled: middle === true };
    const [pageBefore, overBefore] = [page, over].map((list) => list.map(beforeTap));
    const isChanged =
      pageBefore?.some((part, n) => part !== page[n]) || overBefore?.some((part, n) => part !== over[n]);
    return isChanged ? { ...picture, before: { ...picture, page: pageBefore ?? [], over: overBefore ?? [] } } : picture;
  });
}

const isOver = ({ kind }: ScenePart): boolean => (overKinds as readonly string[]).includes(kind);

const turn = { on: 'off', off: 'on' } as const;

/** Returns a part as it is before the tap on its switch or choice; the part itself if the tap changes nothing on it. */
function beforeTap(part: ScenePart): ScenePart {
  if (!('rows' in part) || !part.rows?.some(isTurned)) return part;
  return {
    ...part,
    rows: part.rows.map((row): SceneRow => {
      if (!isTurned(row)) return row;
      return { ...row, ...(row.switch ? { switch: turn[row.switch] } : {}), ...(row.radio ? { radio: 'off' } : {}) };
    }),
  };
}

const isTurned = ({ mark, switch: state, radio }: SceneRow): boolean =>
  mark === 'tap' && (state !== undefined || radio === 'on');

/** Checks whether the reader does something in a picture. */
const hasTarget = ({ page, over, swipe }: Picture): boolean =>
  swipe !== undefined || [...page, ...over].some((part) => marksOf(part).some((mark) => mark && mark !== 'look'));

/** Returns the marks of a part and of what it holds. */
function marksOf(part: ScenePart): readonly (Mark | undefined)[] {
  switch (part.kind) {
    case 'title':
    case 'browser':
      return [part.menu];
    case 'group':
    case 'menu':
      return part.rows.map(({ mark }) => mark);
    case 'dialog':
    case 'sheet':
    case 'page':
      return [part.link, part.check, ...(part.rows ?? []), ...part.buttons].map((thing) => thing?.mark);
    case 'recents':
      return [part.action === 'locked' ? undefined : 'tap'];
    default:
      return 'mark' in part ? [part.mark] : [];
  }
}

/** Returns the index of the picture that a step rests on: the last one with something to do, or else the last one. */
export function restOf(pictures: readonly Picture[]): number {
  for (let at = pictures.length - 1; at >= 0; at--) if (hasTarget(pictures[at] as Picture)) return at;
  return Math.max(0, pictures.length - 1);
}
