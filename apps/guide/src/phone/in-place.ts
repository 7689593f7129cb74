import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders items that never change their order: the scenes of a step, the parts of a screen, the rows of a card. They
 * are passed as separate children instead of an array, so React identifies them by position and they need no key.
 */
export const inPlace = <T>(things: readonly T[], draw: (thing: T, at: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...things.map((thing, at) => draw(thing, at)));
