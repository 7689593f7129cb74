import { documentFile } from '@sideguide/site-kit';
import { part } from '../ask.ts';
import { secret } from '../start-server.ts';
import { checkRow, type Subject } from './check.ts';
import { builtFile, expectedType, isApp, samples } from './site.ts';

/** Returns the paths of each address, and the file of its document. */
const known = ({ site }: Subject): { paths: string[]; document: string }[] =>
  site.addresses.map((address) => {
    const plain = address.replace(/:\w+$/, 'index');
    // A parameter may be any text, even one that looks like the name of a file or of a hidden one.
    const values = ['a.b', 'a.json', '_a', '.a', 'a.br', 'a%20b', '%D8%A7', 'a*', '%5Ba%5D'];
    if (plain !== address)
      return {
        paths: [plain, ...values.map((value) => address.replace(/:\w+$/, value))],
        document: site.base + documentFile(address.slice(site.base.length)),
      };
    return address === site.base
      ? { paths: [plain, `${plain}?app=org.example`], document: `${site.base}index.html` }
      : {
          paths: [plain, `${plain}/`, `${plain}?os=x`],
          document: site.base + documentFile(address.slice(site.base.length)),
        };
  });

/** Returns unknown paths; some differ from the deepest address in letter case or number of segments only. */
function unknown({ site }: Subject): string[] {
  const deep = site.addresses.find((address) => address.slice(site.base.length).includes('/'))!;
  const top = deep.slice(0, deep.lastIndexOf('/'));
  const below = ['nope', 'result', 'result/a/b', 'index.htm', 'service.html', 'static', '.well-known'];
  const outside = site.base === '/' ? [] : ['/', '/service', `/x${site.base}`, site.base.toUpperCase()];
  return [...below.map((path) => site.base + path), `${top}/nope`, `${deep}/nope`, top.toUpperCase(), ...outside];
}

export const addresses = checkRow('known addresses: 200, the app', async (report, subject, get) => {
  for (const { paths, document } of known(subject)) {
    for (const path of paths) {
      const reply = await get(path);
      if (reply.status !== 200 || !reply.text.equals(builtFile(subject, document))) report(`${path}: ${reply.status}`);
      if (expectedType(reply) !== 'text/html; charset=utf-8') report(`${path} has the type ${expectedType(reply)}`);
    }
  }
});

export const unknownAddresses = checkRow('unknown addresses: 404, the app', async (report, subject, get) => {
  for (const path of unknown(subject)) {
    const reply = await get(path);
    // Paths outside the site's folder are the server's own.
    const app = isApp(reply) || !path.startsWith(subject.site.base);
    if (reply.status !== 404 || !app) report(`${path}: ${reply.status}`);
  }
});

export const oddPaths = checkRow('empty segments, encoded slashes: 404, the app', async (report, { site }, get) => {
  const deep = site.addresses.find((address) => address.slice(site.base.length).includes('/'))!;
  const [top, last] = [deep.slice(0, deep.lastIndexOf('/')), deep.slice(deep.lastIndexOf('/') + 1)];
  const paths = [
    `${site.base}/`,
    `${top}//${last}`,
    `${top}//${last}?app=org.example`,
    `${top}//`,
    `${top}%2F${last}`,
    `${top}%2f`,
    `${site.base}result/a%2Fb`,
    `${site.base}%2Fmiui`,
  ];
  for (const path of paths) {
    const reply = await get(path);
    if (reply.status !== 404 || !isApp(reply)) report(`${path}: ${reply.status}`);
  }
  const { status: partStatus } = await get(`${site.base}static//js`);
  if (partStatus !== 404) report(`static//js: ${partStatus}`);
  // After a question mark slashes mean nothing.
  const { status } = await get(`${top}?from=https://example.org/a%2Fb`);
  if (status !== 200) report(`slashes in the query: ${status}`);
});

export const missing = checkRow('missing chunks: 404, no page', async (report, { site }, get) => {
  for (const path of ['static/js/async/gone.000000.js', 'static/css/async/gone.000000.css', 'static/js/', 'static/']) {
    const reply = await get(site.base + path, part);
    if (reply.status !== 404 || expectedType(reply).includes('html') || isApp(reply))
      report(`${path}: ${reply.status} ${expectedType(reply)}`);
    if (reply.headers['cache-control'] !== 'no-cache') report(`${path} may be cached`);
  }
});
export const hidden = checkRow('what is nobody’s business: 404', async (report, subject, get) => {
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
    if (reply.status !== 404) report(`${path}: ${reply.status}`);
  }
});
const dots = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%2f..', '..%5c..', '%c0%ae%c0%ae', '%2e%2e%2f%2e%2e', '..;'];
export const traversal = checkRow('nothing outside of the folder', async (report, { site }, get) => {
  for (const start of ['', 'static/', 'static/js/', 'result/', '.well-known/', '//', 'service/']) {
    for (const dot of dots) {
      for (const depth of [1, 2, 4, 8]) {
        const path = `${site.base}${start}${`${dot}/`.repeat(depth)}`;
        for (const target of ['secret.txt', 'etc/passwd', 'files/../secret.txt']) {
          const reply = await get(path + target);
          if (reply.text.includes(secret) || reply.text.includes('root:')) report(`${path}${target} was served`);
          if (reply.status === 200 && !isApp(reply)) report(`${path}${target}: 200`);
        }
      }
    }
  }
});
