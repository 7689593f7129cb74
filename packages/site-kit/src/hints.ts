/** Files that come with a chunk, as addresses: its own script and style, and those it shares with others. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/**
 * The document's one inline script. It starts the screen's and the language's chunks while the entry is still on its way, so
 * that they have run before it; which these are stands in the document's manifest. It only hints: which language is shown is
 * decided by the app, once, after it mounts.
 * The bundler's runtime takes over an element that is still loading (it looks for its address, as does
 * `apps/guide/src/platform/chunks/style.ts`); one that failed is taken away, so that the runtime asks anew and says what is wrong. Styles
 * stand behind the head: there they come after the document's own, as when the runtime loads them.
 * The largest are asked for first: a server without HTTP/2 answers six at a time, and whatever comes seventh waits for another
 * round trip, which the small ones spend while the large ones still cross.
 * Last, it touches the phone's storage: the first look waits for the disk, and here the page waits for the network anyway.
 * It must not fail in any browser that gets this far, so it is written in the oldest JavaScript.
 */
export const hintScript =
  `(function(){try{var d=document,l=location,z=JSON.parse(d.getElementById("manifest").textContent),s=z.sums,
q=/[?&]lang=([^&]+)/.exec(l.search),t=function(x){x=(x||"").replace(/\\+/g," ").trim().split(/[-_]/)[0].toLowerCase();return x.length<4&&s[x]?x:""},
n=t(navigator.language),g=t(q&&decodeURIComponent(q[1]))||((z.drafts||[]).indexOf(n)<0&&n)||z.fallback,
p=function(u){var c=/css$/.test(u),e=d.createElement(c?"link":"script"),a=z.base+"static/"+u.replace("/","/async/"),x=function(){e.parentNode&&e.parentNode.removeChild(e)};
e.onerror=x;if(c){e.onload=function(){e.came=1};e.rel="stylesheet";e.href=a;d.documentElement.appendChild(e)}else{e.onload=x;e.src=a;d.head.appendChild(e)}},
c=function(k){p("js/"+k+"."+(s[k]||s[g])+".js")},w=[];
z.routes.some(function(r){var m=new RegExp(r[0]).exec(l.pathname);
if(!m)return;var k=z.skins.indexOf(m[1])>=0;if(k)c("skin-"+m[1]+"-"+g);r[1].forEach(function(n){p(z.files[n])});w=k?r[2]:r[2].concat(r[3]);if(/[?&]app=\\w/.test(l.search))c("cards");return 1});
c("locale-"+g);w.forEach(function(k){c(/-$/.test(k)?k+g:k)});localStorage.length}catch(e){}})()`.replace(/\n/g, '');
