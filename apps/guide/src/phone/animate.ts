/** Curves of what comes to rest, and of what leaves. */
const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
export const easeOut = 'cubic-bezier(0.4, 0, 0.8, 0.4)';

export interface Timing {
  readonly ms: number;
  readonly delay?: number;
  readonly easing?: string;
}

/** Starts an animation. Only `transform` and `opacity` are ever animated: nothing has to be laid out or painted anew. */
export const animate = (element: Element, frames: Keyframe[], { ms, delay = 0, easing = ease }: Timing): Animation =>
  element.animate(frames, { duration: ms, delay, easing, fill: 'both' });

/** Resolves when an animation has finished; never if it is cancelled. The oldest browsers lack `finished`. */
export const finished = (animation: Animation): Promise<void> =>
  new Promise((resolve) => {
    animation.onfinish = () => resolve();
  });

/**
 * Checks whether the browser can animate from how an element is now, without a first or last frame: the browsers that
 * can are those that have `finished` (Chromium 84, Firefox 75, Safari 13.1). Others throw.
 */
export const canAnimate = (): boolean => typeof Animation === 'function' && 'finished' in Animation.prototype;
