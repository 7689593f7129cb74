import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { documentFile } from '../hosts/plan.ts';
import { listen } from '../serve/port.ts';
import { createGuideServer } from '../serve/server.ts';
import { html, type SampleSite, sampleSite, script } from '../serve/site.fixture.ts';
import { buildDigest, readSums, sha256, sumsFile, sumsOf } from './sums.ts';
import { type FileDifference, verifyFolder, verifyServed } from './verify.ts';

const samples: SampleSite[] = [];
const copy = folderPerTest();

/** A built site with its list of hashes. */
function buildSample(base = '/'): string {
  const sample = sampleSite(base);
  samples.push(sample);
  writeFileSync(join(sample.dist, sumsFile), sumsOf(sample.dist));
  return sample.dist;
}

function copyBuild(build: string): string {
  cpSync(build, copy.folder, { recursive: true });
  return copy.folder;
}

let build: string;
beforeAll(() => {
  build = buildSample();
});
afterAll(() => {
  for (const sample of samples) sample.remove();
});

it('a build has the digest of what its pages load, without compressed copies', () => {
  const line = (path: string, digit: string) => `${digit.repeat(64)}  ${path}\n`;
  const loaded = line('static/css/index.a.css', 'a') + line('static/js/index.b.js', 'b');
  const others = ['index.html', 'static/js/index.b.js.br', 'static/js/index.b.js.gz', 'flows/static/x.json'];
  const sums = loaded + others.map((path) => line(path, 'c')).join('');
  expect(buildDigest(sums)).toBe(sha256(Buffer.from(loaded)));
});

describe('the list of hashes', () => {
  it('can be read by sha256sum', () => {
    const lines = readFileSync(join(build, sumsFile), 'utf8').split('\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.slice(0, -1).every((line) => /^[0-9a-f]{64} {2}[^ ]+$/.test(line))).toBe(true);
    let output: string;
    try {
      output = execFileSync('sha256sum', ['--check', '--strict', '--quiet', sumsFile], {
        cwd: build,
        encoding: 'utf8',
      });
    } catch (error) {
      // If the system has no such program, the check of the format above has to suffice.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      output = '';
    }
    expect(output).toBe('');
  });

  it('contains every file except itself', () => {
    const paths = [...readSums(build).keys()];
    expect(paths).toEqual([...paths].sort());
    expect(paths).toContain('static/app.js.br');
    expect(paths).toContain('.htaccess');
    expect(paths).not.toContain(sumsFile);
  });

  it.each([
    ['no hash', 'abc  index.html\n'],
    ['a path out of the folder', `${'0'.repeat(64)}  ../secret\n`],
    ['a path from the root', `${'0'.repeat(64)}  /etc/passwd\n`],
  ])('is rejected if it is damaged: %s', (_name, text) => {
    const folder = copyBuild(build);
    writeFileSync(join(folder, sumsFile), text);
    expect(() => readSums(folder)).toThrow(/is damaged: line 1/);
  });

  it('is named in the error if it is missing', () => {
    expect(() => readSums(tmpdir())).toThrow(/^There is no built site with a list of hashes in .*: no SHA256SUMS\.$/);
  });
});

describe('verifyFolder', () => {
  it('reports no differences for a copy of the build', () => {
    const folder = copyBuild(build);
    const same = { compared: readSums(build).size, differences: [] };
    expect(verifyFolder(folder, build)).toEqual(same);
    // Earlier publications beside it are no part of the site.
    cpSync(build, join(folder, '.sideguide/1/files'), { recursive: true });
    expect(verifyFolder(folder, build)).toEqual(same);
  });

  it('reports missing, changed and extra files', () => {
    const folder = copyBuild(build);
    rmSync(join(folder, 'worker.js'));
    appendFileSync(join(folder, 'static/app.js'), ' ');
    writeFileSync(join(folder, 'static/extra.js'), 'alert(1)');
    symlinkSync('/etc/passwd', join(folder, 'link'));
    expect(verifyFolder(folder, build).differences).toEqual<FileDifference[]>([
      { path: 'worker.js', what: 'missing', found: '' },
      { path: 'static/app.js', what: 'changed', found: '' },
      { path: 'static/extra.js', what: 'extra', found: '' },
    ]);
  });
});

describe('verifyServed', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });

  /** Serves a build with some responses altered. */
  async function serve(dist: string, override?: (path: string) => RequestListener | undefined): Promise<string> {
    const guideServer = createGuideServer({ dist });
    const server = createServer((request, response) => {
      const listener = override?.(request.url!);
      if (listener) listener(request, response);
      else guideServer.emit('request', request, response);
    });
    servers.push(server);
    return `http://localhost:${(await listen(server, 0)).port}`;
  }

  it('reports no differences for the server of the build', async () => {
    const { compared, differences } = await verifyServed(await serve(build), build);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(9);
  });

  it.each(['', '/', '/?x#y'])('accepts the address of a folder: /guide%s', async (end) => {
    const guideBuild = buildSample('/guide/');
    const origin = await serve(guideBuild);
    expect((await verifyServed(`${origin}/guide${end}`, guideBuild)).differences).toEqual([]);
    expect((await verifyServed(origin, guideBuild)).differences.length).toBeGreaterThan(5);
  });

  it('accepts the document of an address or of Home, and reports any other', async () => {
    const site = sampleSite();
    samples.push(site);
    const pages = { '/service': html.replace('Guide', 'Help'), '/miui': html.replace('Guide', 'MIUI') };
    for (const [address, body] of Object.entries(pages)) site.write(documentFile(address.slice(1)), body);
    writeFileSync(join(site.dist, sumsFile), sumsOf(site.dist));
    expect((await verifyServed(await serve(site.dist), site.dist)).differences).toEqual([]);
    const respondWith = (body: string): RequestListener => {
      return (_request, response) => response.writeHead(200, header).end(body);
    };
    const differencesWith = async (body: string) => {
      const origin = await serve(site.dist, (path) => (path === '/service' ? respondWith(body) : undefined));
      const { differences } = await verifyServed(origin, site.dist);
      return differences.filter(({ what }) => what !== 'header');
    };
    expect(await differencesWith(html)).toEqual([]);
    expect(await differencesWith(pages['/miui'])).toEqual([{ path: 'service', what: 'changed', found: '' }]);
  });

  const header = { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' };
  const sends =
    (status: number, body: string | Buffer, headers = {}): RequestListener =>
    (_request, response) =>
      response.writeHead(status, headers).end(body);
  const injected = '<script src="//evil.example"></script>';
  const away = { Location: 'https://evil.example/' };
  const unknown = 'no-such-page-sideguide-verify';
  const gzip = { what: 'coding', found: 'Content-Encoding: gzip' } as const;
  const endless: RequestListener = (request, response) => {
    const writeMore = () => !request.socket.destroyed && response.write('x'.repeat(65_536), writeMore);
    response.writeHead(200);
    writeMore();
  };
  it.each<[name: string, path: string, listener: RequestListener, expected: Partial<FileDifference>]>([
    ['another script', 'static/app.js', sends(200, `${script}alert(1)`), { what: 'changed' }],
    ['a document with an injected script', 'service', sends(200, injected, header), { what: 'changed' }],
    [
      'a file without its headers',
      'worker.js',
      sends(200, script),
      { what: 'header', found: 'X-Content-Type-Options: (none)' },
    ],
    [
      'a header with another value',
      'worker.js',
      sends(200, script, { ...header, 'X-Content-Type-Options': 'none' }),
      { what: 'header', found: 'X-Content-Type-Options: none' },
    ],
    [
      'a redirect to another site',
      'miui',
      sends(302, '', away),
      { what: 'missing', found: '302, leads to https://evil.example/' },
    ],
    ['status 200 for an unknown address', unknown, sends(200, '<title>Guide</title>'), { what: 'found', found: '' }],
    ['a coding that is none', 'worker.js', sends(200, script, { ...header, 'Content-Encoding': 'gzip' }), gzip],
    ['compressed bytes that name no coding', 'worker.js', sends(200, gzipSync(script), header), { what: 'changed' }],
    ['an aborted connection', 'static/plain.css', (request) => request.socket.destroy(), { what: 'unreachable' }],
    ['an endless response', 'static/plain.css', endless, { what: 'changed' }],
  ])('reports %s', async (_name, path, listener, expected) => {
    const origin = await serve(build, (url) => (url === `/${path}` ? listener : undefined));
    const { differences } = await verifyServed(origin, build);
    expect(differences).toContainEqual(expect.objectContaining({ path, ...expected }));
    expect(new Set(differences.map((difference) => difference.path))).toEqual(new Set([path]));
  });

  it('tells an address that opens through the page for unknown ones from one that is not there', async () => {
    const page = readFileSync(join(build, '404.html'), 'utf8');
    const at = async (body: string) => {
      const origin = await serve(build, (url) => (url === '/service' ? sends(404, body, header) : undefined));
      return (await verifyServed(origin, build)).differences;
    };
    expect(await at(page)).toEqual([{ path: 'service', what: 'status', found: '404' }]);
    expect(await at('nothing')).toEqual([{ path: 'service', what: 'missing', found: '404' }]);
  });

  it('asks a server that answers nothing a few times only', async () => {
    const site = sampleSite();
    samples.push(site);
    for (let n = 0; n < 40; n++) site.write(`static/${n}.txt`, `${n}`);
    writeFileSync(join(site.dist, sumsFile), sumsOf(site.dist));
    let asked = 0;
    const origin = await serve(site.dist, () => (request) => {
      asked++;
      request.socket.destroy();
    });
    const { differences } = await verifyServed(origin, site.dist);
    expect(differences.every(({ what }) => what === 'unreachable')).toBe(true);
    expect(asked).toBeGreaterThanOrEqual(4);
    expect(asked).toBeLessThan(9);
  });

  it.each(['ftp://localhost/', 'file:///etc/', 'guide.example', '', 'javascript:1'])(
    'rejects the address “%s”',
    async (address) => {
      await expect(verifyServed(address, build)).rejects.toThrow(`“${address}” is no http or https address.`);
    },
  );
});
