// In the first load.
/**
 * Rooms of words that come with a skin's steps, in the one chunk that such a screen cannot do without. A server without HTTP/2
 * answers six requests at a time, and the document holds one of them. Screens without a skin load these namespaces by themselves.
 */
export const guideNamespaces: readonly string[] = ['flow', 'drawing'];

/** Words of the room `gates` that a step says itself, where it has one: they come with the steps too, and so without network. */
export const stepGateWords: readonly string[] = ['as-of', 'gates-more'];
