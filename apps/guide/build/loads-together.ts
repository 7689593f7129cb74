/** What loads together, by path. A module that is named here lies in one file; any other is copied into each that needs it. */
export const loadsTogether = {
  /** With the first load, whatever screen is opened: each request more is a connection more. The styles are those of the first words. */
  first:
    /[\\/]guide[\\/]src[\\/](?:ui|layout|context[\\/](?!more)|features[\\/]search[\\/](?:ask\.tsx|load)|platform[\\/](?:cx|frugal|storage|offline[\\/]state))|[\\/]guide-core[\\/]src[\\/](?:words[\\/]initial|flow[\\/]resume)|[\\/]routes[\\/](?:\[skin\][\\/])?index[\\/]screen\.module\.css|[\\/]step[\\/](?:step|step-top|sentence)\.module\.css/,
  /** With the first of the screens that have steps. */
  steps:
    /[\\/]guide[\\/]src[\\/](?:step[\\/](?!prerender\.|draw-ahead|(?:step|step-top|sentence)\.module)|context[\\/]more|features[\\/]file-check[\\/]check-context|features[\\/](?:sources[\\/]load|messages[\\/]load)|drawing)|[\\/]guide-core[\\/]src[\\/](?:words[\\/](?:line-ends|tokens)|flow[\\/](?:plan|labels-of-scenes)|locale[\\/]days)/,
} as const;
