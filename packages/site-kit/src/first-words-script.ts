/**
 * Part of a document: shows the first words if the document has them for this address and no parameter would change
 * them. Its data is in the element `words`: the base, the storage key of the phone's notes, the direction, script and
 * slow-load message of each language, and the pages. A page is either one markup with the texts that differ, or the
 * markup of its steps in each language. Links work at once and keep the URL's parameters.
 * A returning reader may have a different next link at the bottom of a landing, and may have answered the question
 * about callers within a day; the first words then leave both out. After a stop, on any page, there are none. A
 * landing names the phone as `maker` does. The next step is in the same document, so while the app has not started, its
 * words are shown when the hash changes. Written in ES5 syntax.
 */
export const firstWordsScript =
  `(function(d,l){function show(){try{var w=JSON.parse(d.getElementById("words").textContent),h=d.documentElement,t,app="",maker="",n=0,i=0,f,k,
p=l.pathname.slice(0,w.base.length)===w.base&&l.pathname.slice(w.base.length).replace(/\\/+$/,"").replace(/^index$/,""),
g=w.pages[p],q=l.search.slice(1),s=l.hash.slice(1),note="",alone;
if(!g)return;
if(q&&!q.split("&").every(function(x){var m=/^(?:lang=([a-z]+)|app=([\\w.]+)|maker=(\\w+))$/.exec(x);if(!m)return;if(m[1])return !t&&w.tags.hasOwnProperty(t=m[1]);
if(m[3])return !maker&&g.makers&&g.makers.indexOf(maker=m[3])>=0;return !app&&g.app&&(app=m[2])}))return;
t=t||(navigator.language||"").trim().split(/[-_]/)[0].toLowerCase();
if(!w.tags.hasOwnProperty(t))t=w.fallback;
try{note=JSON.parse(localStorage.getItem(w.notes))||"";note.flows.forEach(function(y){var z=Date.now()-y.alone;if(y.skin===g.skin&&(y.app||"")===app&&z>=0&&z<864e5)alone=1})}catch(z){}
if(note.isStopped)return (k=d.getElementById("first"))&&d.body.removeChild(k);
if(g.steps){if(s)for(i=g.steps.length;i--;)if(g.steps[i]===s)break;
if(i<0||app&&g.ofApp[i])return;
f=d.importNode(d.getElementById("first-"+t).content.children[i],true);
if(!f.firstChild)return}
else{if(s)return;
var m=w.templates[g.of],o=function(){return w.tags[t][3+g.words[n++]]},e,x,a=[];
f=d.createElement("div");f.appendChild(d.importNode(d.getElementById("first-"+g.of).content,true));
k=d.createTreeWalker(f,4);e=f.querySelectorAll("*");
while(x=k.nextNode())a.push(x);
m.texts.forEach(function(y){a[y].data=o()});
m.attributes.forEach(function(y){var v=o();v===null?e[y[0]].removeAttribute(y[1]):e[y[0]].setAttribute(y[1],v)});
if(maker)a.forEach(function(y){y.data=y.data.split(g.makers[0]).join(maker)});
if(m.bar&&note)f.removeChild(f.lastChild);
if(app)for(k=f.querySelector("main");k.children.length>1;)k.removeChild(k.lastChild)}
f.querySelectorAll("a").forEach(function(y){var u=y.getAttribute("href").split("#");
if(g.asked&&u[1]===g.asked&&y.parentNode.localName==="p"&&alone)return y.parentNode.parentNode.removeChild(y.parentNode);
if(!y.hreflang&&q)u[0]+=(u[0].indexOf("?")<0?"?":"&")+q;
y.setAttribute("href",u.join("#"));y.hreflang===t&&y.setAttribute("aria-current","true")});
h.lang=t;h.dir=w.tags[t][0];h.setAttribute("data-script",w.tags[t][1]);d.body.setAttribute("data-skin",g.skin);
f.id="first";f.className="page";f.setAttribute("data-slow",w.tags[t][2]);
(k=d.getElementById("first"))&&d.body.removeChild(k);d.body.appendChild(f)}catch(z){}}
show();["hashchange","storage"].forEach(function(y){addEventListener(y,function(){d.getElementById("first")&&show()})})})(document,location)`.replace(
    /\n/g,
    '',
  );
