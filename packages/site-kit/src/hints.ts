import { type Content, sourceTag } from '@sideguide/content-kit';
import { guideRooms } from '@sideguide/guide-core/flow';
import type { Sums } from '@sideguide/guide-core/offline';
import type { LoadedRoute } from './routes.ts';

/** Files that come with a chunk, as addresses: its own script and style, and those it shares with others. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** A dot of the base stands for itself. */
const literal = (path: string) => path.replace(/\./g, '\\.');

/**
 * The document's one inline script. It starts the screen's and the language's chunks while the entry is still on its way, so
 * that they have run before it. It only hints: which language is shown is decided by the app, once, after it mounts.
 * The bundler's runtime takes over an element that is still loading (it looks for its address, as does
 * `apps/guide/src/platform/chunks/style.ts`); one that failed is taken away, so that the runtime asks anew and says what is wrong. Styles
 * stand behind the head: there they come after the document's own, as when the runtime loads them.
 * The largest are asked for first: a server without HTTP/2 answers six at a time, and whatever comes seventh waits for another
 * round trip, which the small ones spend while the large ones still cross.
 * Apps lie on shelves as in `packages/guide-core/src/flow/shelf.ts`.
 * Last, it touches the phone's storage: the first look waits for the disk, and here the page waits for the network anyway.
 * It must not fail in any browser that gets this far, so it is written in the oldest JavaScript.
 */
export function hintScript(
  files: ChunkFiles,
  sums: Sums,
  routes: readonly LoadedRoute[],
  content: Content,
  base = '/',
): string {
  const skins = Object.keys(content.skins).join('|');
  const shelves = Object.keys(sums).filter((name) => name.startsWith('cards-')).length;
  const source = (pattern: string) => pattern.slice(1).replace(':skin', `(${skins})`).replace(/:\w+/, '([^/]+)');
  const short = (file: string) => file.slice(`${base}static/`.length).replace('/async/', '/');
  const codes = [...new Set(routes.flatMap(({ chunk }) => files[chunk] ?? []))];
  /** Names of chunks; one that ends with a hyphen waits for the language. */
  const named = (spaces: readonly string[]) => spaces.map((space) => `words-${space}-`);
  const screens = routes.map(({ patterns, chunk, words, early }) => [
    patterns.map(source).join('|'),
    (files[chunk] ?? []).map((file) => codes.indexOf(file)),
    [...early, ...named(words.filter((space) => !guideRooms.includes(space)))],
    // With a skin these come with its guide.
    named(words.filter((space) => guideRooms.includes(space))),
  ]);
  return `(function(){try{var s=${JSON.stringify(sums)},f=${JSON.stringify(codes.map(short))},r=${JSON.stringify(screens)},
q=/[?&]lang=([^&]+)/.exec(location.search),t=function(x){x=(x||"").replace(/\\+/g," ").trim().split(/[-_]/)[0].toLowerCase();return x.length<4&&s[x]?x:""},
l=t(q&&decodeURIComponent(q[1]))||t(navigator.language)||"${sourceTag(content)}",
d=document,
p=function(u){var c=/css$/.test(u),e=d.createElement(c?"link":"script"),a="${base}static/"+u.replace("/","/async/"),x=function(){e.parentNode&&e.parentNode.removeChild(e)};
e.onerror=x;if(c){e.onload=function(){e.came=1};e.rel="stylesheet";e.href=a;d.documentElement.appendChild(e)}else{e.onload=x;e.src=a;d.head.appendChild(e)}},
c=function(k){p("js/"+k+"."+(s[k]||s[l])+".js")},
a=/[?&]app=([\\w.]+)/.exec(location.search),h=0;
var w=[];
for(var i=0;i<r.length;i++){var m=new RegExp("^${literal(base)}(?:"+r[i][0]+")/?$").exec(location.pathname);if(m){var k=m[1]&&/^(?:${skins})$/.test(m[1]);if(k)c("skin-"+m[1]+"-"+l);r[i][1].forEach(function(n){p(f[n])});w=k?r[i][2]:r[i][2].concat(r[i][3]);if(a){for(var j=0;j<a[1].length;j++)h=(h*31+a[1].charCodeAt(j))%65521;c("cards-"+h%${shelves})}break}}
c("locale-"+l);w.forEach(function(k){c(/-$/.test(k)?k+l:k)});localStorage.length}catch(e){}})()`.replace(/\n/g, '');
}
