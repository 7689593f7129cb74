/** After this many milliseconds, a page that is still empty shows that it is loading. */
const slowAfterMs = 8_000;

/**
 * Part of the document's inline script. It handles a slow or failed load while the entry has not arrived:
 *
 * - If an entry script fails, or is truncated so that it does not parse, it is requested once more with a cache-busting
 *   URL: a broken response may be cached for a year, and a reload would not request it again. (A truncated script
 *   raises a window error with the file's name. Resource errors do not bubble, so the listener uses the capture phase.)
 * - If the retry fails too, or nothing has arrived before the timeout, a language-neutral sign appears in the middle of
 *   the page: a link that reloads it, with an hourglass while loading may still succeed. If the first words are already
 *   shown, they stay, and the link explains the problem in their language.
 * - A style sheet that is still loading blocks everything, including scripts. After the same timeout it is released;
 *   the app then loads it like any other style sheet (`apps/guide/src/platform/chunks/style.ts`).
 */
export const entryGuard = `(function(){var d=document,tried={},
empty=function(){return !d.querySelector("#root>*")},
show=function(text){if(!d.body)return addEventListener("DOMContentLoaded",function(){show(text)});
var f=d.getElementById("first"),a=d.getElementById("again")||d.body.appendChild(d.createElement("a"));a.id="again";a.href=location;a.onclick=function(){location.reload();return false};if(f)text=f.getAttribute("data-slow")+" "+text;else{a.setAttribute("aria-label","Sideguide");a.style.fontSize="4rem"}a.textContent=text+"\\u21bb"};
addEventListener("error",function(e){var src=(e.filename||(e.target||{}).src||"").split("?")[0];
if(!/\\/static\\/js\\/[^/]+$/.test(src)||!empty())return;
if(tried[src])return show("");
tried[src]=1;var s=d.createElement("script");s.src=src+"?again="+Date.now();d.head.appendChild(s)},true);
setTimeout(function(){if(!empty())return;
d.head.querySelectorAll("link[rel=stylesheet]").forEach(function(l){if(!l.sheet)d.head.appendChild(l).rel="late"});
show("\\u23f3")},${slowAfterMs})})();`.replace(/\n/g, '');
