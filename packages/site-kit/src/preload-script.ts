/** URLs of the files that are loaded with a chunk: its own script and style, and those shared with other chunks. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Part of the document's inline script. It starts loading the chunks of the screen and the language while the entry is
 * still loading, so that they have run before it; the document's manifest lists them. It only preloads: the app decides
 * once, after it mounts, which language is shown.
 * The bundler's runtime takes over an element that is still loading (it looks for its URL, as does
 * `apps/guide/src/platform/chunks/style.ts`). A failed element is removed, so that the runtime requests the file again
 * and reports the error. Styles are appended after the head, so they come after the document's own, as when the runtime
 * loads them.
 * The largest files are requested first: over HTTP/1.1 browsers load six at a time, so the seventh waits for another
 * round trip, which should be a small file while the large ones are still loading.
 * Finally it touches localStorage: the first access waits for the disk, and at this point the page is waiting for the
 * network anyway.
 * It must not fail in any browser that gets this far, so it is written in ES5 syntax.
 */
export const preloadScript =
  `(function(){try{var d=document,l=location,z=JSON.parse(d.getElementById("manifest").textContent),s=z.sums,
q=/[?&]lang=([^&]+)/.exec(l.search),t=function(x){x=(x||"").replace(/\\+/g," ").trim().split(/[-_]/)[0].toLowerCase();return x.length<4&&s[x]?x:""},
n=t(navigator.language),g=t(q&&decodeURIComponent(q[1]))||((z.drafts||[]).indexOf(n)<0&&n)||z.fallback,
p=function(u){var c=/css$/.test(u),e=d.createElement(c?"link":"script"),a=z.base+"static/"+u.replace("/","/async/"),x=function(){e.parentNode&&e.parentNode.removeChild(e)};
e.onerror=x;if(c){e.onload=function(){e.came=1};e.rel="stylesheet";e.href=a;d.documentElement.appendChild(e)}else{e.onload=x;e.src=a;d.head.appendChild(e)}},
c=function(k){p("js/"+k+"."+(s[k]||s[g])+".js")},w=[];
z.routes.some(function(r){var m=new RegExp(r[0]).exec(l.pathname);
if(!m)return;var k=z.skins.indexOf(m[1])>=0;if(k)c("skin-"+m[1]+"-"+g);r[1].forEach(function(n){p(z.files[n])});w=k?r[2]:r[2].concat(r[3]);if(/[?&]app=\\w/.test(l.search))c("cards");return 1});
c("locale-"+g);w.forEach(function(k){c(/-$/.test(k)?k+g:k)});localStorage.length}catch(e){}})()`.replace(/\n/g, '');
