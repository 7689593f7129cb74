// With every screen that has steps.
import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Draws things that never change places: the scenes of a step, the parts of a screen, the rows of a card. Given as
 * children of their own and not as a list, they are told by where they stand, and none needs a key.
 */
export const inPlace = <T>(things: readonly T[], draw: (thing: T, at: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...things.map((thing, at) => draw(thing, at)));
