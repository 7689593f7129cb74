import { type Content, publishedTags, sourceTag } from '@sideguide/content-kit';
import { escapeHtml } from './html.ts';
import { plainFile } from './plain-pages.ts';

// Fallback for a page whose scripts do not run: the reader has disabled them, or the server sends a CSP that blocks
// them, as with settings of an older build. Then only the document itself can show anything.

/** Attribute that marks, before anything is shown, that scripts run; apps/guide/src/main.tsx removes the fallback. */
const runsAttribute = 'data-runs';

/** Inline and small. If the CSP blocks it too, the fallback is still visible. */
export const blockedStyle = `[${runsAttribute}] #startless,html:not([${runsAttribute}]) .shell{display:none}#startless{padding:1em}html:not([${runsAttribute}]) #first{min-height:0}`;

/**
 * Part of the document's inline script, at its very start. If the CSP allows this script but blocks the next one, the
 * fallback is shown again: nothing is on the page yet, so the blocked script must be one of ours.
 */
export const blockedScript = `(function(d){var h=d.documentElement;h.setAttribute("${runsAttribute}","");addEventListener("securitypolicyviolation",function(e){if(e.blockedURI==="inline"&&!d.querySelector("#root>*"))h.removeAttribute("${runsAttribute}")})})(document);`;

/** Returns the fallback: one sentence in every language that links to the page without scripts. */
export const blockedFallback = (content: Content, base: string): string => {
  const source = content.locales[sourceTag(content)]!;
  return `<div id="startless">${publishedTags(content)
    .map((tag) => [tag, content.locales[tag]!] as const)
    .map(
      ([tag, { card, rescue }]) =>
        `<p lang="${tag}" dir="${card.dir}"><a href="${base}${plainFile(tag)}">${escapeHtml(rescue.blocked ?? source.rescue.blocked!)}</a></p>`,
    )
    .join('')}</div>`;
};
