import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { craftApk, signer } from '@sideguide/apk-verify/testing';
import { root } from '@sideguide/cli-kit';
import type { SiteFile } from '@sideguide/site-kit/serve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServerHere } from '../servers/find-server.ts';
import { startServer } from '../servers/start-server.ts';
import { type Installed, installPackage } from '../support/package.ts';

// Follows docs/host-it.md line by line, with temporary folders in place of /srv and /etc, with the servers' own checks
// where a server is installed, and with a record of the commands where it is not.

const page = readFileSync(join(root, 'docs/host-it.md'), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
/** The version after this one, as the page names it. */
const [, next] = /^cp \.\.\/sideguide-(.+)\.tgz \.$/m.exec(page)!;

interface Block {
  readonly heading: string;
  readonly lines: readonly string[];
}

const blocks: Block[] = [];
for (const [, title, body] of page.matchAll(/^#{2,3} (.+)$|^```sh\n([\s\S]*?)^```/gm))
  blocks.push(
    title ? { heading: title, lines: [] } : { heading: blocks.at(-1)!.heading, lines: body!.trim().split('\n') },
  );
const linesOf = (heading: string): readonly string[] =>
  blocks.filter((block) => block.heading.startsWith(heading)).flatMap(({ lines }) => lines);

/** Commands of hosts that are only recorded here. */
const recordedCommands = ['nginx', 'caddy', 'a2enmod', 'apachectl', 'docker'];

let installed: Installed;
const done: string[] = [];
const at = (path: string) => join(installed.home, path);
const calls = () => readFileSync(at('calls'), 'utf8').trim().split('\n');

/** Runs the lines of a section unchanged except for folders and host names. */
async function follow(heading: string, swap: Readonly<Record<string, string>> = {}): Promise<void> {
  const lines = linesOf(heading);
  expect(lines.length, heading).toBeGreaterThan(0);
  for (const line of lines) {
    let command = line.replace(/(?<=\s)\/(srv|etc|var)\//g, `${installed.home}/disk/$1/`);
    for (const [documented, here] of Object.entries(swap)) command = command.replaceAll(documented, here);
    const inGuide = existsSync(at('my-guide')) && !line.startsWith('cd ');
    const { status, err } = await installed.sh(
      `export PATH="${installed.home}/bin:$PATH" && ${command}`,
      inGuide ? 'my-guide' : '.',
    );
    expect(status, `${line}\n${err}`).toBe(0);
    done.push(line);
  }
}

beforeAll(async () => {
  installed = await installPackage();
  mkdirSync(at('bin'));
  const script = (name: string, text: string) => {
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${text}\n`);
    chmodSync(at(`bin/${name}`), 0o755);
  };
  script('sudo', 'exec "$@"');
  for (const name of recordedCommands) script(name, `echo "${name} $*" >> "${installed.home}/calls"`);
  for (const folder of ['etc/nginx/conf.d', 'etc/caddy', 'srv', 'var/www'])
    mkdirSync(at(`disk/${folder}`), { recursive: true });
  const makers = signer('rsa-2048-a', { subject: 'Example makers' });
  writeFileSync(at('app.apk'), craftApk({ sign: { v1: [makers], v2: [makers], v3: [makers] } }));
  copyFileSync(installed.packed, at(`sideguide-${version}.tgz`));
});
afterAll(() => installed?.remove());

describe('docs/host-it.md', () => {
  it('names the current version of the package', () => {
    expect(page).toContain(`./sideguide-${version}.tgz`);
  });

  it('leads to a built guide', async () => {
    // “Set name, colour, mark, contact and languages”: each of the many builds below is smaller with two.
    const doctor = 'npx sideguide doctor ../app.apk';
    const setLanguages = `sed -i 's|// "languages".*|"languages": ["en", "ur"],|' sideguide.jsonc`;
    await follow('1. Make it', { [doctor]: `${setLanguages} && ${doctor}` });
    expect(existsSync(at('my-guide/dist/manifest-sv.webmanifest'))).toBe(false);
    expect(existsSync(at('my-guide/dist/index.html'))).toBe(true);
  });

  it('deploys to the pages of a code host', async () => {
    await follow('Pages of a code host');
    const { base } = JSON.parse(readFileSync(at('my-guide/dist-pages/site.json'), 'utf8')) as SiteFile;
    expect(base).toBe('/my-guide/');
    expect(
      await installed.sh('git -C dist-pages ls-tree --name-only pages index.html 404.html .nojekyll', 'my-guide'),
    ).toMatchObject({
      out: '.nojekyll\n404.html\nindex.html\n',
    });
    // Without our headers, the page for unknown addresses carries its policy itself.
    expect(readFileSync(at('my-guide/dist-pages/404.html'), 'utf8')).toContain('http-equiv="Content-Security-Policy"');
  });

  it('deploys behind nginx', async () => {
    await follow('nginx');
    const settings = readFileSync(at('disk/etc/nginx/conf.d/sideguide.conf'), 'utf8');
    expect(settings).toContain('server_name guide.example;');
    expect(settings).toContain('root /srv/sideguide;');
    expect(
      settings.replace('server_name guide.example;', "server_name _; # CHANGE: the name of the guide's host"),
    ).toBe(readFileSync(at('my-guide/dist-host/nginx.conf'), 'utf8'));
    expect(readdirSync(at('disk/srv/sideguide'))).toEqual(readdirSync(at('my-guide/dist')));
    expect(calls()).toEqual(expect.arrayContaining(['nginx -t', 'nginx -s reload']));
  });

  it('deploys behind Caddy', async () => {
    await follow('Caddy');
    const settings = readFileSync(at('disk/etc/caddy/Caddyfile'), 'utf8');
    expect(settings).toMatch(/^guide\.example \{$/m);
    expect(settings.replace('guide.example {', ':80 {')).toBe(readFileSync(at('my-guide/dist-host/Caddyfile'), 'utf8'));
    expect(calls().filter((call) => call.startsWith('caddy'))).toHaveLength(2);
  });

  it('deploys behind Apache', async () => {
    await follow('Apache');
    expect(existsSync(at('disk/var/www/guide/.htaccess'))).toBe(true);
    const allowed = /AllowOverride [\w ,=]+/.exec(page)![0].split(' ').slice(1).sort();
    const requested = /"AllowOverride ([^"]+)"/
      .exec(readFileSync(at('my-guide/dist/.htaccess'), 'utf8'))![1]!
      .split(' ')
      .sort();
    expect(allowed).toEqual(requested);
  });

  it('deploys in a container', async () => {
    await follow('A container');
    expect(calls()).toEqual(
      expect.arrayContaining(['docker build --tag my-guide .', 'docker run --detach --publish 8080:80 my-guide']),
    );
    const steps = readFileSync(at('my-guide/Dockerfile'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(steps.map((step) => step.split(' ')[0])).toEqual(['FROM', 'COPY', 'COPY', 'EXPOSE']);
    for (const [, from, to] of steps.filter((step) => step.startsWith('COPY')).map((step) => step.split(' ')))
      cpSync(at(`my-guide/${from!}`), join(at('container'), to!), { recursive: true });
    // What nginx reads there, and the folder that it serves.
    const settings = readFileSync(join(at('container'), 'etc/nginx/conf.d/default.conf'), 'utf8');
    const [, folder] = /^ *root (\S+);/m.exec(settings)!;
    expect(existsSync(join(at('container'), folder!, 'index.html'))).toBe(true);
    expect(settings).toContain('listen 80;');
  });

  // A server that is not installed cannot be tried; that its settings are put in place is tested above.
  const kinds = ['nginx', 'caddy', 'apache'] as const;
  for (const kind of kinds)
    it.skipIf(!isServerHere(kind))(`${kind} accepts the settings and serves the guide`, async () => {
      const server = await startServer(kind, at('my-guide/dist'));
      if (typeof server === 'string') throw new Error(server);
      try {
        const here = { '--site https://guide.example/': `--site http://localhost:${server.port}/` };
        await follow('3. Look at it', here);
        // The next version: another name, with the settings of the first day.
        const settings = at('my-guide/sideguide.jsonc');
        const before = readFileSync(settings, 'utf8');
        writeFileSync(settings, before.replace('// "name": "My guide"', `"name": "Ours behind ${kind}"`));
        await follow('The next version', { ...here, [`${installed.home}/disk/srv/sideguide`]: server.folder });
        expect(await (await fetch(`http://localhost:${server.port}/`)).text()).toContain(`Ours behind ${kind}`);
        await follow('Go back to an earlier publication', { [`${installed.home}/disk/srv/sideguide`]: server.folder });
        expect(await (await fetch(`http://localhost:${server.port}/`)).text()).not.toContain(`Ours behind ${kind}`);
        expect((await fetch(`http://localhost:${server.port}/.sideguide/1/files/guide.json`)).status).toBe(404);
        writeFileSync(settings, before);
      } finally {
        await server.stop();
      }
    });

  // Where a server is installed, its own test above does the same into the folder that it serves.
  it.skipIf(kinds.some(isServerHere))('publishes into a folder without a server, and goes back', async () => {
    const settings = at('my-guide/sideguide.jsonc');
    const before = readFileSync(settings, 'utf8');
    writeFileSync(settings, before.replace('// "name": "My guide"', '"name": "Ours in a folder"'));
    const home = () => readFileSync(at('disk/srv/sideguide/index.html'), 'utf8');
    await follow('The next version', { '--site https://guide.example/': '--no-ask' });
    expect(home()).toContain('Ours in a folder');
    await follow('Go back to an earlier publication');
    expect(home()).not.toContain('Ours in a folder');
    writeFileSync(settings, before);
  });

  it('deploys with our own server, and the doctor finds nothing wrong', async () => {
    await follow('The next version', { '--site https://guide.example/': '--no-ask' });
    const [line] = linesOf('Our own server');
    const { ready, stop } = await installed.start(
      line!.replace('npx sideguide ', '').replace('8080', '0').split(' '),
      'my-guide',
    );
    done.push(line!);
    try {
      const here = { '--site https://guide.example/': `--site ${ready.address}` };
      await follow('3. Look at it', here);
      await follow('A badge and a poster');
      await follow('A link');
      expect(readdirSync(at('my-guide/badges')).join()).toMatch(/en.*ur/);
    } finally {
      expect(await stop()).toBe(0);
    }
  });

  it('takes a new version of the package, on hosts that build the guide too', async () => {
    // The same package with another version; npm cares for nothing else here.
    const repack = [
      `tar -xzf ${installed.packed} -C next`,
      `sed -i 's/"version": "[^"]*"/"version": "${next}"/' next/package/package.json`,
      `tar -czf sideguide-${next}.tgz -C next package`,
    ];
    mkdirSync(at('next'));
    expect(await installed.sh(repack.join(' && '))).toMatchObject({ status: 0 });
    await follow('A new version of Sideguide');
    expect(JSON.parse(readFileSync(at('my-guide/package.json'), 'utf8'))).toMatchObject({
      dependencies: { sideguide: `file:sideguide-${next}.tgz` },
    });
    const packages = () => readdirSync(at('my-guide')).filter((name) => name.endsWith('.tgz'));
    expect(packages()).toEqual([`sideguide-${next}.tgz`]);
    // The steps of the generated workflow, in a copy of the repository with nothing around it.
    const workflow = readFileSync(at('my-guide/.github/workflows/pages.yml'), 'utf8');
    const steps = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, step]) =>
      step!.replace(/\$\{\{ steps\.pages\.outputs\.base_path \}\}/, '/g'),
    );
    expect(steps.length).toBeGreaterThan(1);
    const clone = 'mkdir clone && cp -r my-guide/. clone && cd clone && rm -rf node_modules dist dist-host';
    expect(await installed.sh([clone, ...steps].join(' && '))).toMatchObject({ status: 0 });
    expect(await installed.sh('npx --no-install sideguide --version', 'clone')).toMatchObject({ out: `${next}\n` });
    expect(existsSync(at('clone/dist/index.html'))).toBe(true);
  });

  it('contains only commands that this test has run', () => {
    expect(blocks.flatMap(({ lines }) => lines).filter((line) => !done.includes(line))).toEqual([]);
    expect(dirname(installed.packed)).not.toBe(root);
  });
});
