import { createHash } from 'node:crypto';
import { type Content, publishedTags, sourceTag } from '@sideguide/content-kit';

/** File name of the script that publishers embed in their own pages. */
export const buttonFile = 'button.js';

/** File name of the page with the button examples. */
export const buttonPageFile = 'button.html';

/**
 * `<sideguide-button>`: a link to the guide for one app, in the reader's language and for the phone in hand. Written in
 * ES5 syntax, so that a browser without custom elements can parse it and leaves the element's content as it is. It
 * makes no requests, and sets styles only through DOM properties, because the CSP of many pages refuses other inline
 * styles.
 *
 * User-generated content on the publisher's page can have any name or id, so `document.currentScript` may be clobbered,
 * for example by an image; that image has no `defer` property.
 *
 * The rules are those of `packages/guide-core/src/detect/suggest-skin.ts`: a model takes precedence over the browser's
 * name. Every part between the parentheses of the user agent is treated as a model, because the rules match nothing
 * else there. The client hint is read last: where the browser has none, that line throws after everything else is done.
 */
const script = `(function(W,R,F,P){
var d=document,n=navigator,b=d.currentScript||0;b=b.defer!=null&&b.src;
function skin(m){var u=n.userAgent,p=m?[m]:(/\\((.*?Android.*?)\\)/.exec(u)||[0,""])[1].split(/; */),f=P.filter(function(k){return p.some(function(x){x=x.replace(/ +(Build|[A-Z]+)\\/.*/,"");return k[2].test(x)&&!k[3].test(x)})});
if(!f[0]&&!m&&/Android[^;)]*(; (K|[a-z-]+)\\b[^;)]*)*\\)/.test(u))f=P.filter(function(k){return k[4].test(u)});
return f[1]?0:f[0]}
function draw(e,c){
function g(a){return e.getAttribute(a)||""}
var v=g("lang"),l=(v||n.language||"").split(/[-_]/)[0].toLowerCase(),w=W[l]?l:F,
name=g("name"),q=g("app"),k=g("look"),r=g("guide"),a=e.querySelector("a")||d.createElement("a");
r=/^https?:/.test(r)?r.replace(/\\/*$/,"/"):b.replace(/[^/]*$/,"");
function show(k){
a.href=r+(k?k[0]:"")+(q?"?app="+encodeURIComponent(q):"")+(v?(q?"&":"?")+"lang="+w:"");
if(c)c.textContent=k?k[1]:P.map(function(x){return x[1]}).join(" · ")}
if(name||!a.textContent.trim()){a.textContent=W[w].split("@").join(name||q);a.lang=w;a.dir=R.test(w)?"rtl":"ltr"}
if(a.parentNode!=e){e.textContent="";e.appendChild(a)}
if(k!="link")a.style.cssText="display:inline-block;padding:.75em 1.2em;border-radius:.75em;background:var(--sideguide-back,#241f19);color:var(--sideguide-ink,#f7f3ea);font-weight:700;text-decoration:none";
if(k=="card"){c=a.appendChild(d.createElement("span"));c.dir="ltr";c.style.cssText="display:block;font-weight:400;font-size:.8em"}
show(skin());
n.userAgentData.getHighEntropyValues(["model"]).then(function(o){o.model[1]&&show(skin(o.model))}).catch(function(){})}
function B(){return Reflect.construct(HTMLElement,[],B)}
try{(B.prototype=Object.create(HTMLElement.prototype)).connectedCallback=function(){var e=this;function go(){try{e.on=e.on||draw(e)||1}catch(x){}}
d.readyState[0]=="l"?d.addEventListener("DOMContentLoaded",go):go()};
customElements.define("sideguide-button",B)}catch(x){}
})`.replace(/\n/g, '');

/** Joins patterns into one; an empty list matches nothing. */
const joinPatterns = (sources: readonly string[] = []): string => String(new RegExp(sources.join('|') || '^\\b$', 'i'));

/** Returns the script with a guide's words and detection rules. */
export function buttonScript(content: Content): string {
  const source = sourceTag(content);
  const cards = publishedTags(content).map((tag) => content.locales[tag]!.card);
  const words = cards.map(({ tag }) => {
    const { badge } = content.locales[tag]!;
    const sentence = badge?.button ?? content.locales[source]!.badge!.button!;
    // One letter for the slot keeps the script small.
    return `${tag}:${JSON.stringify(sentence.replaceAll('{app}', '@'))}`;
  });
  const rtl = cards.filter(({ dir }) => dir === 'rtl').map(({ tag }) => `^${tag}$`);
  const phones = Object.values(content.skins)
    // Home knows the phones of the general steps by their names; their patterns would make the script half as large again.
    .filter(({ card }) => card.status === 'published' && !card.isGeneral)
    .sort((a, b) => a.card.order - b.card.order)
    .map(({ card: { id, makers }, hints: { model, not, agent } }) => {
      const idAndMakers = JSON.stringify([id, makers.join(' · ')]).slice(1, -1);
      return `[${idAndMakers},${joinPatterns(model)},${joinPatterns(not)},${joinPatterns(agent)}]`;
    });
  return `${script}({${words}},${joinPatterns(rtl)},"${source}",[${phones}])\n`;
}

/** Returns the value for the `integrity` attribute, so that the browser runs only this exact script. */
export const integrityOf = (script: string): string => `sha384-${createHash('sha384').update(script).digest('base64')}`;
