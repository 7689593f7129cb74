import { extname } from 'node:path';
import { headersFor } from '@sideguide/site-kit/serve';
import { browserHeaders, part } from '../ask.ts';
import { ownFile } from '../operator-file.ts';
import { checkRow } from './check.ts';
import { builtFile, expectedType, samples } from './site.ts';

/** Headers for documents and workers only. */
const bindings = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

export const headers = checkRow('headers: those of the source, once', async (report, subject, get) => {
  const { site } = subject;
  const { script, style, icon, others } = samples(subject);
  const document = `${site.base}index.html`;
  const cases: [path: string, requestHeaders: Readonly<Record<string, string>>, source: string][] = [
    [site.base, browserHeaders, document],
    [`${site.addresses.at(-2)}?x=y`, browserHeaders, document],
    [`${site.base}nope`, browserHeaders, document],
    // No file has this name: the rules for all paths apply.
    [`${site.base}static/js/gone.js`, part, `${site.base}-`],
    ...[script, style, icon, ...others].map((path): [string, typeof part, string] => [path, part, path]),
  ];
  for (const [path, requestHeaders, source] of cases) {
    for (const method of ['GET', 'HEAD']) {
      const reply = await get(path, { ...requestHeaders, 'accept-encoding': 'br, gzip' }, method);
      for (const [name, value] of Object.entries(headersFor(site.headers, source))) {
        const sent = reply.headers[name.toLowerCase()];
        if (sent !== value) report(`${method} ${path} has ${name}: ${sent}`);
        const times = reply.names.filter((sentName) => sentName === name.toLowerCase()).length;
        if (times !== 1) report(`${method} ${path} has ${name} ${times} times`);
      }
      const named = Object.keys(headersFor(site.headers, source)).map((name) => name.toLowerCase());
      const unexpected = bindings.filter((name) => reply.headers[name] !== undefined && !named.includes(name));
      for (const name of unexpected) report(`${method} ${path} has ${name}`);
    }
  }
});

export const fileTypes = checkRow('file types', async (report, subject, get) => {
  const { script, style, icon, others } = samples(subject);
  const wanted: Readonly<Record<string, RegExp>> = {
    json: /^application\/json/,
    js: /^text\/javascript/,
    css: /^text\/css/,
    svg: /^image\/svg\+xml/,
    xml: /^(application|text)\/xml/,
    webmanifest: /^application\/manifest\+json/,
    png: /^image\/png/,
    jpg: /^image\/jpeg/,
    html: /^text\/html; charset=utf-8/,
    txt: /^text\/plain/,
  };
  for (const path of [script, style, icon, ...others]) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const reply = await get(path, { ...part, 'accept-encoding': coding });
      // A file without an extension is text; a new extension needs a line above.
      const type = wanted[extname(path).slice(1) || 'txt'];
      if (reply.status !== 200 || !type?.test(expectedType(reply)))
        report(`${path}: ${reply.status} ${expectedType(reply)}`);
      if (!reply.text.equals(builtFile(subject, path))) report(`${path} as ${coding} is not the file of the build`);
    }
  }
});

export const operatorsApp = checkRow('an app beside the guide', async (report, subject, get) => {
  const reply = await get(subject.site.base + ownFile.name, { ...part, 'accept-encoding': 'br, gzip' });
  const type = expectedType(reply);
  if (reply.status !== 200 || type !== 'application/vnd.android.package-archive') report(`${reply.status} ${type}`);
  if (reply.text.toString() !== ownFile.text) report('it is another file');
  if (reply.headers['cache-control'] !== 'no-cache') report(`it is kept: ${reply.headers['cache-control']}`);
});
