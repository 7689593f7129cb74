import type { Content } from '#lib/content/content.ts';
import { sourceTag } from '#lib/content/content.ts';
import type { Route } from '#tools/build/routes.ts';

/** Files that come with a chunk, as addresses: its own script and style, and those it shares with others. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** A chunk that is one script needs only its digest here: every skin in every language counts at the door. */
function digestOf(folder: string, name: string, list: readonly string[]): string | undefined {
  const start = `${folder}${name}.`;
  return list.length === 1 && list[0]!.startsWith(start) ? list[0]!.slice(start.length, -'.js'.length) : undefined;
}

/** A dot of the base stands for itself. */
const literal = (path: string) => path.replace(/\./g, '\\.');

/**
 * The document's one inline script. It starts the downloads of the screen's and the language's chunks while the
 * entry is still on its way. It only hints: which language is shown is decided by the app, once, after it mounts.
 * It must not fail in any browser that gets this far, so it is written in the oldest JavaScript.
 */
export function hintScript(files: ChunkFiles, routes: readonly Route[], content: Content, base = '/'): string {
  const folder = `${base}static/js/async/`;
  const skins = Object.keys(content.skins).join('|');
  const patterns = routes.map(({ patterns: [first, second], chunk }) => {
    const source = (pattern: string) => pattern.slice(1).replace(':skin', `(${skins})`).replace(/:\w+/, '([^/]+)');
    return [`^${literal(base)}(?:${[first!, ...(second ? [second] : [])].map(source).join('|')})/?$`, chunk];
  });
  const wanted = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => /^(screen|locale|skin|messages|words|hints|apps|versions)\b/.test(name))
      .map(([name, list]) => [name, digestOf(folder, name, list) ?? list]),
  );
  const needs = Object.fromEntries(routes.map(({ chunk, needs: list }) => [chunk, list]));
  return `(function(){try{var f=${JSON.stringify(wanted)},r=${JSON.stringify(patterns)},n=${JSON.stringify(needs)},
q=/[?&]lang=([^&]+)/.exec(location.search),t=function(x){x=(x||"").replace(/\\+/g," ").trim().split(/[-_]/)[0].toLowerCase();return f["locale-"+x]?x:""},
l=t(q&&decodeURIComponent(q[1]))||t(navigator.language)||"${sourceTag(content)}",
p=function(k){var v=f[k]||[];(v.charAt?["${folder}"+k+"."+v+".js"]:v).forEach(function(u){var e=document.createElement("link");e.rel="preload";e.as=/css$/.test(u)?"style":"script";e.href=u;document.head.appendChild(e)})};
for(var i=0;i<r.length;i++){var m=new RegExp(r[i][0]).exec(location.pathname);if(m){p("locale-"+l);p(r[i][1]);if(m[1])p("skin-"+m[1]+"-"+l);n[r[i][1]].forEach(function(k){p(k);p(k+"-"+l)});break}}}catch(e){}})()`.replace(
    /\n/g,
    '',
  );
}
