/**
 * Namespaces that are bundled into a skin's guide chunk, which every screen with steps needs anyway. A server without
 * HTTP/2 answers six requests at a time, and the document takes one of them. Screens without a skin load these
 * namespaces separately.
 */
export const guideNamespaces: readonly string[] = ['flow', 'drawing'];

/** Keys of the namespace `gates` that a step shows itself, bundled with the steps to work offline. */
export const stepGateWords: readonly string[] = ['as-of', 'gates-more'];
