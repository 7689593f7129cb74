/**
 * Part of the document's inline script: the site's only Trusted Types policy. Browsers that support Trusted Types call
 * it for every string that is used as a script URL; it allows this site's own scripts and the service worker. It
 * creates no HTML and no script text, because the guide needs neither.
 */
export const trustedTypesPolicy = (base: string): string =>
  `(function(t){if(t&&t.createPolicy)t.createPolicy("default",{createScriptURL:function(u){var a=new URL(u,location.href);if(a.origin===location.origin&&/^${base
    .replace(/\./g, '\\.')
    .replace(
      /\//g,
      '\\/',
    )}(static\\/js\\/[\\w.\\/-]+|worker)\\.js$/.test(a.pathname))return u}})})(window.trustedTypes);`;
