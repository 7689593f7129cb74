import type { Entry } from '../entry.ts';

/** What goes wrong on a page that is open, and ends on no error screen or should never happen. */
export const inCode: readonly Entry[] = [
  {
    code: 'no view',
    made: ['src/frame/view.ts', 'Error', 'useView outside a screen'],
    cause: 'A component that needs a screen stands outside of one.',
    reader: { kind: 'broken' },
    operator: 'Report it.',
  },
  {
    code: 'no sheet',
    made: ['src/ways/picture.ts', 'Error', 'The browser does not draw the sheet.'],
    cause: 'A step is saved as a picture, and the browser draws no page inside an SVG.',
    reader: 'A line below the tools of the step: the picture could not be made, and what helps instead.',
    operator: 'Nothing: the step can be printed, or photographed from the screen.',
  },
  {
    code: 'no picture',
    made: ['src/ways/picture.ts', 'Error', 'The browser makes no picture of the canvas.'],
    cause: 'The browser draws the step and gives out no PNG of it, for want of memory or by its settings.',
    reader: 'A line below the tools of the step: the picture could not be made, and what helps instead.',
    operator: 'Nothing: the step can be printed, or photographed from the screen.',
  },
  {
    code: 'digests',
    made: ['src/check/bytes/web-digests.ts', 'Error', 'prepare() comes before running()'],
    cause: 'Code of the file check asks for a digest that was not made ready.',
    reader: 'The check of the file says that it broke; nothing is said about the file.',
    operator: 'Report it.',
  },
];
