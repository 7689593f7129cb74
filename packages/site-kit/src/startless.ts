import { type Content, publishedTags, sourceTag } from '@sideguide/content-kit';
import { escapeHtml } from './html.ts';
import { plainFile } from './plain-pages.ts';

// A page whose scripts do not run: the reader has switched them off, or the server sends a policy that does not let them
// through, as with settings of an older build. Nothing but the document itself can speak then.

/** Says that scripts run, before anything is shown; the app takes the words away (apps/guide/src/main.tsx). */
const runs = 'data-runs';

/** Inline and small: where the policy stops it too, the words are seen all the same. */
export const startlessStyle = `[${runs}] #startless,html:not([${runs}]) .shell{display:none}#startless{padding:1em}html:not([${runs}]) #first{min-height:0}`;

/**
 * Part of the document's inline script, at its very beginning. Where the policy lets this script through and stops
 * the next one, the words come back: nothing is on the page yet, so the stopped script is no stranger's.
 */
export const startlessScript = `(function(d){var h=d.documentElement;h.setAttribute("${runs}","");addEventListener("securitypolicyviolation",function(e){if(e.blockedURI==="inline"&&!d.querySelector("#root>*"))h.removeAttribute("${runs}")})})(document);`;

/** What the document says then: in every language one sentence that leads to the page without scripts. */
export const startless = (content: Content, base: string): string => {
  const source = content.locales[sourceTag(content)]!;
  return `<div id="startless">${publishedTags(content)
    .map((tag) => [tag, content.locales[tag]!] as const)
    .map(
      ([tag, { card, rescue }]) =>
        `<p lang="${tag}" dir="${card.dir}"><a href="${base}${plainFile(tag)}">${escapeHtml(rescue.blocked ?? source.rescue.blocked!)}</a></p>`,
    )
    .join('')}</div>`;
};
