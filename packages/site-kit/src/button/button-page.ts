import type { Content } from '@sideguide/content-kit';
import { scriptHash } from '../headers.ts';
import { escapeHtml } from '../html.ts';
import { buttonFile, integrityOf } from './button-script.ts';

const style =
  'body{max-width:46em;margin:0 auto;padding:1em;background:#f7f3ea;color:#241f19;font:17px/1.6 sans-serif}h1,h2{line-height:1.3}h2{margin:2em 0 .5em}a{color:inherit}pre,td{overflow-wrap:anywhere;white-space:pre-wrap}pre{padding:.8em;border-radius:8px;background:#e8e0d0;font-size:15px}td,th{padding:.3em .8em .3em 0;text-align:start;vertical-align:top}.dark{padding:1em;border-radius:8px;background:#1b1815;--sideguide-back:#f2ebde;--sideguide-ink:#1b1815}';

const attributes: readonly (readonly [name: string, meaning: string])[] = [
  ['app', 'Package name of the app that the guide is about. Without it the reader chooses one.'],
  [
    'name',
    'Name of the app, as readers know it. With it the button speaks the language of the reader; without it your own words stay.',
  ],
  ['look', 'Nothing: a button. “card”: with the names of the phones below. “link”: no style of ours, for yours.'],
  ['lang', 'A language for button and guide, e.g. “ur”. Without it: that of the reader’s browser.'],
  [
    'guide',
    `Where the guide opens, if it is not the folder of the script: for a copy of ${buttonFile} on your own server.`,
  ],
];

interface ButtonPageOptions {
  readonly base: string;
  /** Absolute URL of the guide, if known. */
  readonly site?: string | undefined;
  /** The app used in the examples: the operator's own, if there is one. */
  readonly app?: { readonly package: string; readonly name: string } | undefined;
  readonly script: string;
}

/** Returns the examples page for `<sideguide-button>`: for publishers, in English, every example live. */
export function buttonPage({ locales }: Content, { base, site, app, script }: ButtonPageOptions): string {
  const guideUrl = site ?? `https://guide.example${base}`;
  const sample = app ?? { package: 'org.example.app', name: 'Example' };
  const e = escapeHtml;
  const sampleAttributes = `app="${e(sample.package)}" name="${e(sample.name)}"`;
  const element = (attributes: string) =>
    `<sideguide-button ${attributes}><a href="${e(guideUrl)}?app=${e(sample.package)}">Install ${e(sample.name)}</a></sideguide-button>`;
  const liveElement = (attributes: string) => element(attributes).replace(`href="${e(guideUrl)}`, `href="${e(base)}`);
  const example = (title: string, attributes: string) =>
    `<h2>${title}</h2>\n<p>${liveElement(attributes)}</p>\n<pre>${e(element(attributes))}</pre>`;
  const scriptElement = `<script async src="${guideUrl}${buttonFile}"></script>`;
  const pinnedScriptElement = `<script async src="${guideUrl}${buttonFile}" integrity="${integrityOf(script)}" crossorigin="anonymous"></script>`;
  const everyLanguage = Object.keys(locales).map((tag) => `<p>${liveElement(`${sampleAttributes} lang="${tag}"`)}</p>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src ${scriptHash(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>A button for your page</title>
<style>${style}</style>
<script async src="${base}${buttonFile}"></script>
<h1>A button for your page</h1>
<p>It leads from your page to the guide for your app: in the language of the reader, and straight to the phone in hand where the
browser tells which one it is. It asks no server for anything and remembers nothing.</p>
<pre>${e(`${scriptElement}\n${element(sampleAttributes)}`)}</pre>
<p>The link inside is for browsers that run no scripts: keep it.</p>
${example('A button', sampleAttributes)}
${example('A card', `${sampleAttributes} look="card"`)}
${example('Your own words', `app="${e(sample.package)}"`)}
${example('Your own style', `${sampleAttributes} look="link"`)}
<h2>Your colours</h2>
<p class="dark">${liveElement(sampleAttributes)}</p>
<pre>${e('sideguide-button { --sideguide-back: #f2ebde; --sideguide-ink: #1b1815 }')}</pre>
<h2>In every language</h2>
${everyLanguage.join('\n')}
<h2>Attributes</h2>
<table>
${attributes.map(([name, meaning]) => `<tr><th>${name}<td>${e(meaning)}`).join('\n')}
</table>
<h2>This script and no other</h2>
<p>Loaded from the guide, the script changes when the guide does. With its digest, which every build prints, a browser runs this very
one: after a change of languages or a new version of Sideguide only the link inside is left, until you write the new digest.</p>
<pre>${e(pinnedScriptElement)}</pre>
<p>Or copy <a href="${base}${buttonFile}">${buttonFile}</a> to your own server, and say where the guide opens:</p>
<pre>${e(`<script async src="${buttonFile}"></script>\n${element(`${sampleAttributes} guide="${guideUrl}"`)}`)}</pre>
</html>
`;
}
