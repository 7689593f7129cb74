/** After this many milliseconds a page that still shows nothing says that it is working. */
export const silence = 8_000;

/**
 * Part of the document's inline script. While the entry is not there nobody else can speak:
 *
 * - A script of the entry that fails, or is cut so that it does not even parse, is asked for once more at a fresh address:
 *   a broken answer may be cached for a year, and no reload would ask again. (A cut one is told by an error of the window with the
 *   file's name. Errors of resources do not bubble, so they are listened for on their way down.)
 * - If that fails too, or nothing has come for long, a sign in no language stands in the middle: a link that
 *   loads the page again, with an hourglass while there is still hope. Where the first words stand already, they stay, and the
 *   link says in their language what is the matter.
 * - A style sheet that does not come holds everything back, scripts too. After the same time it is let go: the app then
 *   loads it as it loads any other (`apps/guide/src/platform/chunks/style.ts`).
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
show("\\u23f3")},${silence})})();`.replace(/\n/g, '');
