import { browserHeaders, part } from '../ask.ts';
import { checkRow } from './check.ts';
import { builtFile, isApp, samples } from './site.ts';
export const compression = checkRow('compression by Accept-Encoding', async (report, subject, get) => {
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
      const reply = await get(path, { ...browserHeaders, 'accept-encoding': header });
      const coding = String(reply.headers['content-encoding'] ?? '');
      if (!allowed.includes(coding)) report(`${path} with “${header}” came as “${coding}”`);
      if (!/\baccept-encoding\b/i.test(reply.headers.vary ?? '')) report(`${path} with “${header}” has no Vary`);
      if (path === script ? !reply.text.equals(builtFile(subject, script)) : !isApp(reply))
        report(`${path} with “${header}” does not unpack to what was built`);
    }
  }
});

export const ranges = checkRow('ranges of a file', async (report, subject, get) => {
  const { script } = samples(subject);
  const file = builtFile(subject, script);
  const cases: [range: string, status: number, from: number, to: number][] = [
    ['bytes=0-9', 206, 0, 10],
    ['bytes=100-', 206, 100, file.length],
    ['bytes=-7', 206, file.length - 7, file.length],
    [`bytes=5-${file.length * 2}`, 206, 5, file.length],
  ];
  for (const [range, status, from, to] of cases) {
    const reply = await get(script, { ...part, range });
    if (reply.status !== status || !reply.body.equals(file.subarray(from, to))) report(`${range}: ${reply.status}`);
    if (reply.headers['content-range'] !== `bytes ${from}-${to - 1}/${file.length}`)
      report(`${range}: ${reply.headers['content-range']}`);
  }
  const pastEnd = await get(script, { ...part, range: `bytes=${file.length}-` });
  if (pastEnd.status !== 416) report(`a range behind the end: ${pastEnd.status}`);
});

export const head = checkRow('HEAD: as GET, without a body', async (report, subject, get) => {
  const { script } = samples(subject);
  for (const path of [subject.site.base, `${subject.site.base}nope`, script]) {
    const requestHeaders = { ...browserHeaders, 'accept-encoding': 'br' };
    const [byGet, byHead] = [await get(path, requestHeaders), await get(path, requestHeaders, 'HEAD')];
    if (byHead.status !== byGet.status || byHead.body.length > 0) report(`${path}: ${byHead.status}`);
    const names = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'];
    for (const name of byGet.status === 200 ? [...names, 'content-length'] : names)
      if (byHead.headers[name] !== byGet.headers[name]) report(`${path}: ${name} is ${byHead.headers[name]}`);
  }
});

export const conditions = checkRow('ETag and 304', async (report, subject, get) => {
  const { script, icon } = samples(subject);
  for (const path of [subject.site.base, `${subject.site.base}service`, script, icon]) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const requestHeaders = { ...browserHeaders, 'accept-encoding': coding };
      const { etag = '', 'cache-control': cache } = (await get(path, requestHeaders)).headers;
      const again = await get(path, { ...requestHeaders, 'if-none-match': etag });
      if (again.status !== 304 || again.body.length > 0) report(`${path} as ${coding}, ${etag}: ${again.status}`);
      if (again.headers['cache-control'] !== cache) report(`${path}: the 304 says ${again.headers['cache-control']}`);
      const other = await get(path, { ...requestHeaders, 'if-none-match': '"another"' });
      if (other.status !== 200) report(`${path} with another tag: ${other.status}`);
    }
  }
});

export const methods = checkRow('other methods: refused', async (report, { site }, get) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const reply = await get(site.base, browserHeaders, method);
    if (reply.status !== 405) report(`${method}: ${reply.status}`);
  }
});
