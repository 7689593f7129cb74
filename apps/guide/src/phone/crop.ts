import type { ScenePart } from '@sideguide/guide-core/model';

/** A part of a scene, or the half of it above or below the target if the crop cuts it. */
export interface ScenePiece {
  readonly part: ScenePart;
  readonly cut?: 'head' | 'rest';
}

/** A scene cut at its target: `shown` determines the height of the drawing, `peek` is only partly visible below it. */
export interface Crop {
  readonly shown: readonly ScenePiece[];
  readonly peek: readonly ScenePiece[];
}

/** Checks whether the reader does something with this part, or with one of its rows. */
function isTarget(part: ScenePart): boolean {
  switch (part.kind) {
    case 'title':
    case 'browser':
      return part.menu !== undefined;
    case 'notification':
    case 'search':
      return part.mark !== undefined;
    case 'group':
      return part.rows.some((row) => row.mark !== undefined);
    case 'icons':
    case 'recents':
    case 'page':
    case 'unlock':
    case 'split':
    case 'swipe':
      return true;
    default:
      return false;
  }
}

/** Replaces `findLastIndex`, which the oldest supported browsers lack. */
function lastIndex<T>(list: readonly T[], test: (item: T) => boolean): number {
  for (let at = list.length - 1; at >= 0; at--) if (test(list[at] as T)) return at;
  return -1;
}

/** Cuts the part with the target. A list is cut below the marked row, so that later rows displace nothing. */
function cutTarget(part: ScenePart): Crop {
  if (part.kind === 'icons') return { shown: [{ part }], peek: [{ part, cut: 'rest' }] };
  if (part.kind !== 'group') return { shown: [{ part }], peek: [] };
  const end = lastIndex(part.rows, (row) => row.mark !== undefined) + 1;
  if (end === part.rows.length) return { shown: [{ part }], peek: [] };
  return {
    shown: [{ part: { ...part, rows: part.rows.slice(0, end) }, cut: 'head' }],
    peek: [{ part: { ...part, rows: part.rows.slice(end) }, cut: 'rest' }],
  };
}

/** Checks whether the drawing shows the lower edge of the phone instead of the upper one. */
export function isLower(parts: readonly ScenePart[]): boolean {
  return parts.some(
    (part) => part.kind === 'sheet' || part.kind === 'toast' || (part.kind === 'swipe' && part.move === 'from-bottom'),
  );
}

/** Checks whether the hand touches a row, a notification or the search box: it needs space below. */
export function hasFinger(parts: readonly ScenePart[]): boolean {
  return parts.some((part) => {
    if (part.kind === 'group') return part.rows.some((row) => row.hand);
    return (part.kind === 'notification' || part.kind === 'search') && part.hand === true;
  });
}

/** Cuts a scene at its last target. A scene without a target is shown completely. */
export function crop(parts: readonly ScenePart[]): Crop {
  const at = lastIndex(parts, isTarget);
  const target = parts[at];
  if (!target) return { shown: parts.map((part) => ({ part })), peek: [] };
  const own = cutTarget(target);
  return {
    shown: [...parts.slice(0, at).map((part) => ({ part })), ...own.shown],
    peek: [...own.peek, ...parts.slice(at + 1).map((part) => ({ part }))],
  };
}
