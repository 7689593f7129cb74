import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { headersFor } from '#cli/serve/headers.ts';
import { hiddenFile, type SiteFile } from '#cli/serve/site.ts';
import { readSums, sumsFile } from '#cli/verify/sums.ts';
import { ask, page, part, type Reply } from './ask.ts';
import { secret } from './start-server.ts';

/** A built site, and the port it is served on. */
export interface Subject {
  readonly port: number;
  readonly dist: string;
  readonly site: SiteFile & { readonly chunks: Readonly<Record<string, readonly string[]>> };
  /** Ends the server before its time. */
  stop(): Promise<void>;
}

/** One row of the table: what was asked, and whatever was wrong in the answers. */
export interface Check {
  readonly name: string;
  readonly run: (subject: Subject) => Promise<{ asked: number; wrong: string[]; skip?: string }>;
}

type Judge = (wrong: (text: string) => void, subject: Subject, get: Get) => Promise<void>;
type Get = (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Reply>;

function check(name: string, judge: Judge): Check {
  const run: Check['run'] = async (subject) => {
    let asked = 0;
    const wrong: string[] = [];
    const get: Get = (path, headers = page, method = 'GET') => {
      asked++;
      return ask(subject.port, path, { headers, method });
    };
    try {
      await judge((text) => wrong.push(text), subject, get);
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
    return { asked, wrong };
  };
  return { name, run };
}

const fileOf = ({ dist, site }: Subject, path: string): Buffer =>
  readFileSync(join(dist, path.slice(site.base.length)));
const isApp = (reply: Reply): boolean => reply.text.includes('<div id="root">');
const typeOf = (reply: Reply): string => String(reply.headers['content-type'] ?? '').toLowerCase();

/** One file of each kind, by its address: the entry's, and the first of every ending beside the hashed ones. */
function samples({ dist, site }: Subject): { script: string; style: string; icon: string; others: string[] } {
  const entry = site.chunks.index!;
  const beside = [...readSums(dist).keys(), sumsFile].filter(
    (path) => !path.startsWith('static/') && !path.split('/').some((name) => hiddenFile.test(name)),
  );
  const kinds = new Map([...beside].reverse().map((path) => [extname(path), site.base + path]));
  return {
    script: entry.find((path) => path.endsWith('.js'))!,
    style: entry.find((path) => path.endsWith('.css'))!,
    icon: `${site.base}icon.svg`,
    others: [`${site.base}worker.js`, ...Object.values(site.chunks).flat().filter(isWorker), ...kinds.values()],
  };
}

/** A script that the page starts as a worker: it has a policy of its own. */
const isWorker = (path: string): boolean => /-worker\.\w+\.js$/.test(path);

const known = ({ site }: Subject): string[] =>
  site.addresses.flatMap((address) => {
    const plain = address.replace(/:\w+$/, 'index');
    return address === site.base ? [plain, `${plain}?app=org.example`] : [plain, `${plain}/`, `${plain}?os=x`];
  });

/** Of the deepest address: what stands in it is told by its letters' case and its number of parts. */
function unknown({ site }: Subject): string[] {
  const deep = site.addresses.find((address) => address.slice(site.base.length).includes('/'))!;
  const top = deep.slice(0, deep.lastIndexOf('/'));
  const below = ['nope', 'result', 'result/a/b', 'index.htm', 'service.html', 'static', '.well-known'];
  const beside = site.base === '/' ? [] : ['/', '/service', `/x${site.base}`, site.base.toUpperCase()];
  return [...below.map((path) => site.base + path), `${top}/nope`, `${deep}/nope`, top.toUpperCase(), ...beside];
}

const addresses = check('known addresses: 200, the app', async (wrong, subject, get) => {
  const document = fileOf(subject, `${subject.site.base}index.html`);
  for (const path of known(subject)) {
    const reply = await get(path);
    if (reply.status !== 200 || !reply.text.equals(document)) wrong(`${path}: ${reply.status}`);
    if (typeOf(reply) !== 'text/html; charset=utf-8') wrong(`${path} has the type ${typeOf(reply)}`);
  }
});

const strangers = check('unknown addresses: 404, the app', async (wrong, subject, get) => {
  for (const path of unknown(subject)) {
    const reply = await get(path);
    // What lies beside the site's folder is the rest of the server's own.
    const app = isApp(reply) || !path.startsWith(subject.site.base);
    if (reply.status !== 404 || !app) wrong(`${path}: ${reply.status}`);
  }
});

const missing = check('missing chunks: 404, no page', async (wrong, { site }, get) => {
  for (const path of ['static/js/async/gone.000000.js', 'static/css/async/gone.000000.css', 'static/js/', 'static/']) {
    const reply = await get(site.base + path, part);
    if (reply.status !== 404 || typeOf(reply).includes('html') || isApp(reply))
      wrong(`${path}: ${reply.status} ${typeOf(reply)}`);
    if (reply.headers['cache-control'] !== 'no-cache') wrong(`${path} may be cached`);
  }
});

/** Headers that bind documents and workers: only they have them. */
const bindings = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

const headers = check('headers: those of the source, once', async (wrong, subject, get) => {
  const { site } = subject;
  const { script, style, icon, others } = samples(subject);
  const document = `${site.base}index.html`;
  const cases: [path: string, asked: Readonly<Record<string, string>>, source: string][] = [
    [site.base, page, document],
    [`${site.addresses.at(-2)}?x=y`, page, document],
    [`${site.base}nope`, page, document],
    // No file is called so: what the rules say of everything.
    [`${site.base}static/js/gone.js`, part, `${site.base}-`],
    ...[script, style, icon, ...others].map((path): [string, typeof part, string] => [path, part, path]),
  ];
  for (const [path, asked, source] of cases) {
    for (const method of ['GET', 'HEAD']) {
      const reply = await get(path, { ...asked, 'accept-encoding': 'br, gzip' }, method);
      for (const [name, value] of Object.entries(headersFor(site.headers, source))) {
        const sent = reply.headers[name.toLowerCase()];
        if (sent !== value) wrong(`${method} ${path} has ${name}: ${sent}`);
        const times = reply.names.filter((one) => one === name.toLowerCase()).length;
        if (times !== 1) wrong(`${method} ${path} has ${name} ${times} times`);
      }
      const named = Object.keys(headersFor(site.headers, source)).map((name) => name.toLowerCase());
      const strange = bindings.filter((name) => reply.headers[name] !== undefined && !named.includes(name));
      for (const name of strange) wrong(`${method} ${path} has ${name}`);
    }
  }
});

const fileTypes = check('file types', async (wrong, subject, get) => {
  const { script, style, icon, others } = samples(subject);
  const wanted: Readonly<Record<string, RegExp>> = {
    js: /^text\/javascript/,
    css: /^text\/css/,
    svg: /^image\/svg\+xml/,
    xml: /^(application|text)\/xml/,
    json: /^application\/json/,
    webmanifest: /^application\/manifest\+json/,
    png: /^image\/png/,
    jpg: /^image\/jpeg/,
    html: /^text\/html; charset=utf-8/,
    txt: /^text\/plain/,
  };
  for (const path of [script, style, icon, ...others]) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const reply = await get(path, { ...part, 'accept-encoding': coding });
      // A file without an ending is text; a new ending needs a line above.
      const type = wanted[extname(path).slice(1) || 'txt'];
      if (reply.status !== 200 || !type?.test(typeOf(reply))) wrong(`${path}: ${reply.status} ${typeOf(reply)}`);
      if (!reply.text.equals(fileOf(subject, path))) wrong(`${path} as ${coding} is not the file of the build`);
    }
  }
});

const hidden = check('what is nobody’s business: 404', async (wrong, subject, get) => {
  const { script } = samples(subject);
  const names = [
    'site.json',
    'site.json.br',
    '.htaccess',
    '_headers',
    '_redirects',
    'index.html',
    '404.html',
    '404.txt',
  ];
  const copies = [`${script}.br`, `${script}.gz`, `${script}.map`];
  for (const path of [...names.map((name) => subject.site.base + name), ...copies]) {
    const reply = await get(path);
    if (reply.status !== 404) wrong(`${path}: ${reply.status}`);
  }
});

const compression = check('compression by Accept-Encoding', async (wrong, subject, get) => {
  const { script } = samples(subject);
  const cases: [header: string, allowed: string[]][] = [
    ['br', ['br']],
    ['gzip', ['gzip']],
    ['gzip, deflate, br, zstd', ['br']],
    ['br;q=0, gzip', ['gzip']],
    ['br;q=0.0, gzip;q=0.5', ['gzip']],
    ['gzip;q=0', ['']],
    ['gzip;q=0, br;q=1.0', ['br']],
    ['br;q=0.4, gzip;q=0.9', ['br', 'gzip']],
    ['identity', ['']],
    ['', ['']],
    ['vibrant, x-br', ['']],
  ];
  for (const path of [script, subject.site.base, `${subject.site.base}nope`]) {
    for (const [header, allowed] of cases) {
      const reply = await get(path, { ...page, 'accept-encoding': header });
      const coding = String(reply.headers['content-encoding'] ?? '');
      if (!allowed.includes(coding)) wrong(`${path} with “${header}” came as “${coding}”`);
      if (!/\baccept-encoding\b/i.test(reply.headers.vary ?? '')) wrong(`${path} with “${header}” has no Vary`);
      if (path === script ? !reply.text.equals(fileOf(subject, script)) : !isApp(reply))
        wrong(`${path} with “${header}” does not unpack to what was built`);
    }
  }
});

const ranges = check('ranges of a file', async (wrong, subject, get) => {
  const { script } = samples(subject);
  const whole = fileOf(subject, script);
  const cases: [range: string, status: number, from: number, to: number][] = [
    ['bytes=0-9', 206, 0, 10],
    ['bytes=100-', 206, 100, whole.length],
    ['bytes=-7', 206, whole.length - 7, whole.length],
    [`bytes=5-${whole.length * 2}`, 206, 5, whole.length],
  ];
  for (const [range, status, from, to] of cases) {
    const reply = await get(script, { ...part, range });
    if (reply.status !== status || !reply.body.equals(whole.subarray(from, to))) wrong(`${range}: ${reply.status}`);
    if (reply.headers['content-range'] !== `bytes ${from}-${to - 1}/${whole.length}`)
      wrong(`${range}: ${reply.headers['content-range']}`);
  }
  const beyond = await get(script, { ...part, range: `bytes=${whole.length}-` });
  if (beyond.status !== 416) wrong(`a range behind the end: ${beyond.status}`);
});

const head = check('HEAD: as GET, without a body', async (wrong, subject, get) => {
  const { script } = samples(subject);
  for (const path of [subject.site.base, `${subject.site.base}nope`, script]) {
    const asked = { ...page, 'accept-encoding': 'br' };
    const [one, two] = [await get(path, asked), await get(path, asked, 'HEAD')];
    if (two.status !== one.status || two.body.length > 0) wrong(`${path}: ${two.status}`);
    const names = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'];
    for (const name of one.status === 200 ? [...names, 'content-length'] : names)
      if (two.headers[name] !== one.headers[name]) wrong(`${path}: ${name} is ${two.headers[name]}`);
  }
});

const conditions = check('ETag and 304', async (wrong, subject, get) => {
  const { script, icon } = samples(subject);
  for (const path of [subject.site.base, `${subject.site.base}service`, script, icon]) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const asked = { ...page, 'accept-encoding': coding };
      const { etag = '', 'cache-control': cache } = (await get(path, asked)).headers;
      const again = await get(path, { ...asked, 'if-none-match': etag });
      if (again.status !== 304 || again.body.length > 0) wrong(`${path} as ${coding}, ${etag}: ${again.status}`);
      if (again.headers['cache-control'] !== cache) wrong(`${path}: the 304 says ${again.headers['cache-control']}`);
      const other = await get(path, { ...asked, 'if-none-match': '"another"' });
      if (other.status !== 200) wrong(`${path} with another tag: ${other.status}`);
    }
  }
});

const methods = check('other methods: refused', async (wrong, { site }, get) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const reply = await get(site.base, page, method);
    if (reply.status !== 405) wrong(`${method}: ${reply.status}`);
  }
});

const dots = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%2f..', '..%5c..', '%c0%ae%c0%ae', '%2e%2e%2f%2e%2e', '..;'];
const traversal = check('nothing outside of the folder', async (wrong, { site }, get) => {
  for (const start of ['', 'static/', 'static/js/', 'result/', '.well-known/', '//', 'service/']) {
    for (const dot of dots) {
      for (const depth of [1, 2, 4, 8]) {
        const path = `${site.base}${start}${`${dot}/`.repeat(depth)}`;
        for (const target of ['secret.txt', 'etc/passwd', 'files/../secret.txt']) {
          const reply = await get(path + target);
          if (reply.text.includes(secret) || reply.text.includes('root:')) wrong(`${path}${target} was served`);
          if (reply.status === 200 && !isApp(reply)) wrong(`${path}${target}: 200`);
        }
      }
    }
  }
});

/** This very server: some say it, some do not. */
const here = /^http:\/\/(127\.0\.0\.1|localhost):\d+(?=\/)/;

const redirects = check('no redirect to elsewhere', async (wrong, { site }, get) => {
  const folder = site.base.slice(0, -1);
  if (folder) {
    for (const query of ['', '?app=org.example']) {
      const { status, headers: sent } = await get(folder + query);
      const target = sent.location?.replace(here, '').replace(/\?$/, '');
      if (![301, 308].includes(status) || target !== site.base + query)
        wrong(`${folder}${query}: ${status} ${sent.location}`);
    }
  }
  const names = ['//evil.example', '//evil.example/', '/%2f/evil.example', '/\\evil.example/', '//evil.example/%2e%2e'];
  for (const path of [...names, ...names.map((name) => folder + name), `${site.base}static`]) {
    const { status, headers: sent } = await get(path);
    if (status >= 500) wrong(`${path}: ${status}`);
    if (sent.location && !/^\/(?![/\\])/.test(sent.location.replace(here, '')))
      wrong(`${path} leads to ${sent.location}`);
  }
});

/** What every server has to do, whoever wrote it. */
export const contract: readonly Check[] = [
  addresses,
  strangers,
  missing,
  headers,
  fileTypes,
  hidden,
  compression,
  ranges,
  head,
  conditions,
  methods,
  traversal,
  redirects,
];
