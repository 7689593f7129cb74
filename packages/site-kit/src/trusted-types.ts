/**
 * Part of the document's inline script: the site's only Trusted Types policy. Browsers that have Trusted Types ask
 * it about every string that is about to become a script's address; it lets through this site's own scripts and the
 * service worker. It makes no HTML and no code: there is nothing in the guide that would need them.
 */
export const trustedTypesPolicy = (base: string): string =>
  `(function(t){if(t&&t.createPolicy)t.createPolicy("default",{createScriptURL:function(u){var a=new URL(u,location.href);if(a.origin===location.origin&&/^${base
    .replace(/\./g, '\\.')
    .replace(
      /\//g,
      '\\/',
    )}(static\\/js\\/[\\w.\\/-]+|worker)\\.js$/.test(a.pathname))return u}})})(window.trustedTypes);`;
