import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { page } from '@sideguide/apk-verify/testing';
import { root } from '@sideguide/cli-kit';
import { sampleSite } from '@sideguide/site-kit/testing';
import { sumsFile, sumsOf } from '@sideguide/site-kit/verify';
import { afterAll, describe, expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { checkServer } from './check-server.ts';
import type { OperatorGuide } from './guide.ts';

const { at, put } = folderPerTest();
const guide = () => ({ folder: { path: at('') } }) as OperatorGuide;

const site = sampleSite();
writeFileSync(join(site.dist, sumsFile), sumsOf(site.dist));
afterAll(() => site.remove());

/** Returns what the doctor says of the sample site on a server that answers so. */
async function findingsAt(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const findings = await checkServer(guide(), address, site.dist);
  server.close();
  return findings;
}

it('says that a guide was built for another folder of the server, and asks nothing more', async () => {
  put('dist/site.json', '{"base":"/"}');
  const findings = await checkServer(guide(), 'http://localhost:9/guide', at('dist'));
  expect(findings).toMatchObject([
    {
      field: '(address)',
      reason: 'the guide in dist was built for /, and this address is /guide/',
      remedy: expect.stringContaining('--base /guide/'),
    },
  ]);
});

describe('a server', () => {
  it('without the settings of the build has one finding for all headers', async () => {
    const findings = await findingsAt((request, response) => {
      const path = (request.url ?? '').slice(1);
      const isFile = path.includes('.') || path.startsWith('static/');
      response.statusCode = path.startsWith('no-such') ? 404 : 200;
      response.end(
        readFileSync(join(site.dist, isFile ? path : response.statusCode === 404 ? '404.html' : 'index.html')),
      );
    });
    expect(findings.filter(({ reason }) => reason.includes('header'))).toMatchObject([
      {
        reason: expect.stringMatching(
          /^another header \(.*X-Content-Type-Options: \(none\).*; .*\), and so at \d+ more$/,
        ),
        remedy: expect.stringContaining('dist-host'),
      },
    ]);
  });

  it.each<[string, RequestListener, string, string]>([
    [
      'names a coding that the files do not have',
      (_request, response) => response.setHeader('content-encoding', 'gzip').end('plain'),
      'it is compressed otherwise than it says (Content-Encoding: gzip)',
      'Switch off what compresses',
    ],
    [
      'is broken',
      (_request, response) => {
        response.statusCode = 503;
        response.end();
      },
      'it is not there (503)',
      'Upload the whole folder dist',
    ],
    [
      'answers every address with Home',
      (_request, response) => response.end(readFileSync(join(site.dist, 'index.html'))),
      'the server answers it as if it were an address of the guide',
      'Send 404.html with status 404',
    ],
    [
      'opens the guide through its page for unknown addresses',
      (_request, response) => {
        response.statusCode = 404;
        response.end(readFileSync(join(site.dist, '404.html')));
      },
      'it opens through the page for unknown addresses (404)',
      'Readers get the guide all the same',
    ],
  ])('that %s', async (_name, answer, reason, remedy) => {
    expect(await findingsAt(answer)).toContainEqual(
      expect.objectContaining({ reason: expect.stringContaining(reason), remedy: expect.stringContaining(remedy) }),
    );
  });

  it('whose certificate no browser trusts', async () => {
    const [certificate] = page.certificates;
    const body = Buffer.from(certificate!).toString('base64').replace(/.{64}/g, '$&\n');
    const cert = `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`;
    const key = readFileSync(join(root, `packages/apk-verify/testing/keys/${page.key}.pem`));
    const server = createTlsServer({ key, cert }, (_request, response) => response.end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const findings = await checkServer(guide(), address, site.dist);
    server.close();
    expect(findings).toMatchObject([
      {
        reason: expect.stringMatching(/^no answer \(.*CERT/),
        remedy: expect.stringMatching(/^Browsers do not trust the certificate: /),
      },
    ]);
  });

  it('that is not there, or whose address is none', async () => {
    const dist = site.dist;
    expect(await checkServer(guide(), 'http://127.0.0.1:9/', dist)).toContainEqual(
      expect.objectContaining({
        reason: expect.stringContaining('no answer'),
        remedy: expect.stringContaining('running'),
      }),
    );
    expect(await checkServer(guide(), 'guide', dist)).toMatchObject([{ field: '(address)' }]);
  });
});
