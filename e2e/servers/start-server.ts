import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGuideServer, listen, type SiteFile } from '@sideguide/site-kit/serve';
import { findServer, type ServerKind, type WebServer } from './find-server.ts';
import { ownFile } from './operator-file.ts';

/** A site being served for the tests. */
export interface Running {
  readonly port: number;
  /** Folder of the served site: a copy, into which another build may be copied. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Returns the written settings with some lines replaced. Throws if one of them is missing. */
function adapted(file: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(file, 'utf8');
  for (const [find, put] of Object.entries(changes)) {
    if (!text.includes(find)) throw new Error(`${file} has no line to change: ${find}`);
    text = text.replace(find, () => put);
  }
  return text;
}

interface Place {
  /** Folder of this run, and the served folder inside it. */
  readonly home: string;
  readonly files: string;
  readonly port: number;
  /** Folder with the written settings. */
  readonly settings: string;
}

const nginxSettings = ({ home }: Place): string => `daemon off;
master_process off;
pid ${home}/pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${home}/${name};`).join('\n')}
  include ${home}/site.conf;
}
`;

const caddyGlobal = '{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n\n';

const apacheSettings = ({ home, files, port }: Place, modules: string): string => {
  const wanted = ['mpm_event', 'authz_core', 'unixd', 'dir', 'mime', 'rewrite', 'headers', 'log_config'];
  const present = wanted.filter((name) => existsSync(join(modules, `mod_${name}.so`)));
  return `ServerName localhost
ServerRoot ${home}
PidFile ${home}/pid
Listen 127.0.0.1:${port}
${present.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
ErrorLog ${home}/errors
LogLevel error
TypesConfig ${home}/mime.types
${process.getuid?.() === 0 ? 'User #65534\nGroup #65534' : ''}
DocumentRoot ${files}
TraceEnable off
AllowEncodedSlashes NoDecode
<Directory ${files}>
  AllowOverride FileInfo Indexes Options=Indexes,MultiViews
  Require all granted
</Directory>
`;
};

/** Writes the settings of each server and returns its command line. */
const commands: Readonly<Record<ServerKind, (place: Place, server: WebServer) => readonly string[]>> = {
  nginx: (place) => {
    const changes = {
      'listen 80;': `listen 127.0.0.1:${place.port} backlog=2048;`,
      'root /srv/sideguide;': `root ${place.files};`,
    };
    writeFileSync(`${place.home}/site.conf`, adapted(`${place.settings}/nginx.conf`, changes));
    writeFileSync(`${place.home}/nginx.conf`, nginxSettings(place));
    return ['-p', place.home, '-c', `${place.home}/nginx.conf`, '-e', 'stderr'];
  },
  'nginx-included': (place) => {
    const root = { 'root /srv/sideguide;': `root ${place.files};` };
    writeFileSync(`${place.home}/guide.conf`, adapted(`${place.settings}/nginx-server.conf`, root));
    const server = `server { listen 127.0.0.1:${place.port} backlog=2048; include ${place.home}/guide.conf; }`;
    writeFileSync(`${place.home}/site.conf`, `include ${place.settings}/nginx-http.conf;\n${server}\n`);
    writeFileSync(`${place.home}/nginx.conf`, nginxSettings(place));
    return ['-p', place.home, '-c', `${place.home}/nginx.conf`, '-e', 'stderr'];
  },
  caddy: (place) => {
    const changes = { ':80 {': `:${place.port} {\n\tbind 127.0.0.1`, 'root * /srv/sideguide': `root * ${place.files}` };
    writeFileSync(`${place.home}/Caddyfile`, caddyGlobal + adapted(`${place.settings}/Caddyfile`, changes));
    return ['run', '--config', `${place.home}/Caddyfile`, '--adapter', 'caddyfile'];
  },
  'caddy-imported': (place) => {
    const root = { 'root * /srv/sideguide': `root * ${place.files}` };
    writeFileSync(`${place.home}/guide`, adapted(`${place.settings}/Caddyfile-import`, root));
    const site = `:${place.port} {\n\tbind 127.0.0.1\n\timport ${place.home}/guide\n\thandle {\n\t\terror 404\n\t}\n}\n`;
    writeFileSync(`${place.home}/Caddyfile`, caddyGlobal + site);
    return ['run', '--config', `${place.home}/Caddyfile`, '--adapter', 'caddyfile'];
  },
  apache: (place, server) => {
    const folders = ['usr/lib/apache2/modules', 'usr/lib64/httpd/modules', 'usr/lib/httpd/modules'];
    const modules = folders.map((folder) => join(server.prefix || '/', folder)).find((folder) => existsSync(folder));
    writeFileSync(`${place.home}/mime.types`, '');
    writeFileSync(`${place.home}/httpd.conf`, apacheSettings(place, modules ?? ''));
    return ['-D', 'FOREGROUND', '-f', `${place.home}/httpd.conf`];
  },
};

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });

async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = await listen(probe, 0);
  await new Promise((done) => probe.close(done));
  return port;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 3_000);
  await gone;
  clearTimeout(late);
}

/**
 * Copies the site to where its base says, adds the operator's app, and puts a secret file outside of the served folder.
 */
function layOut(dist: string): { home: string; files: string; site: string } {
  const home = mkdtempSync(join(tmpdir(), 'guide-server-'));
  const { base } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as SiteFile;
  const files = join(home, 'files');
  const site = join(files, base);
  mkdirSync(files);
  cpSync(dist, site, { recursive: true });
  writeFileSync(join(site, ownFile.name), ownFile.text);
  writeFileSync(join(home, 'secret.txt'), secret);
  chmodSync(home, 0o755);
  return { home, files, site };
}

/** Number of lines of a server's log to repeat. */
const lastWords = 12;

export const secret = 'NOBODY MUST READ THIS';

/**
 * Starts a server on a built site with the settings that the build has written. Returns a sentence if there is no
 * server.
 */
export async function startServer(kind: ServerKind | 'ours', dist: string): Promise<Running | string> {
  const { home, files, site } = layOut(dist);
  const clean = () => rmSync(home, { recursive: true, force: true });
  if (kind === 'ours') {
    const server = createGuideServer({ dist: site });
    const { port } = await listen(server, 0);
    return {
      port,
      folder: site,
      stop: async () => {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
        clean();
      },
    };
  }
  const found = findServer(kind);
  if (typeof found === 'string') {
    clean();
    return found;
  }
  const place = { home, files, port: await freePort(), settings: `${dist}-host` };
  const env = { ...found.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  const child = spawn(found.binary, commands[kind](place, found), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const log = () => output + (existsSync(`${home}/errors`) ? readFileSync(`${home}/errors`, 'utf8') : '');
  const failed = new Promise<Error>((done) => child.once('error', done));
  for (let tries = 0; !(await answers(place.port)); tries++) {
    const error =
      hasEnded(child) || tries > 150 ? new Error(log().split('\n').slice(-lastWords).join('\n')) : undefined;
    if (error) {
      await stop(child);
      clean();
      throw new Error(`${kind} does not start with the written settings:\n${error.message}`);
    }
    await Promise.race([failed.then((reason) => Promise.reject(reason)), new Promise((done) => setTimeout(done, 100))]);
  }
  return {
    port: place.port,
    folder: site,
    stop: async () => {
      await stop(child);
      const lines = [...new Set(log().trim().split('\n'))].slice(-lastWords);
      if (process.env.SIDEGUIDE_SERVER_LOG) console.log(`${kind} said:\n${lines.join('\n')}`);
      clean();
    },
  };
}
