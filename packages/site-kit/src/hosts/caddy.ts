import {
  addressPattern,
  commonHeaders,
  type Headers,
  type HostFile,
  type HostPlan,
  hiddenPattern,
  literal,
  pageHeaders,
  places,
  quoted,
  types,
} from './plan.ts';

const indented = (text: string): string => text.replace(/^(?=.)/gm, '\t');
const block = (head: string, ...body: readonly string[]): string =>
  `${head} {\n${indented(body.filter(Boolean).join('\n'))}\n}`;

const header = (set: Headers): string =>
  block('header', ...Object.entries(set).map(([name, value]) => `${name} ${quoted(value)}`));

/** The file server says `Vary` of copies only; deferred, this is the last word. */
const vary = block('header', 'Vary "Accept-Encoding"', 'defer');
const files = block('file_server', 'precompressed br gzip', 'disable_canonical_uris');

/** Endings whose type Caddy takes from the machine it runs on, if it knows them at all. */
const ours = ['webmanifest', 'js', 'css', 'svg'] as const;

/** Settings for Caddy: copies, headers, addresses, 404 with the app. Its `path` does not tell capitals, patterns do. */
export function caddy(plan: HostPlan): HostFile {
  const { base } = plan;
  const common = header(commonHeaders(plan));
  const page = header(pageHeaders(plan));
  // The first that fits counts: single files before folders, and what lies deeper first.
  const special = places(plan).sort(
    (a, b) => Number(a.path.endsWith('*')) - Number(b.path.endsWith('*')) || b.path.length - a.path.length,
  );
  const site = block(
    ':80',
    "# CHANGE the line above to the name of the guide's host: Caddy then gets its certificate by itself.",
    'root * /srv/sideguide # CHANGE: the folder of the files',
    ...ours.map((ending) => `@${ending} path *.${ending}`),
    '@sums path */SHA256SUMS',
    '@other not method GET HEAD',
    block('@hidden', `path_regexp \`${hiddenPattern}\``, `not path ${base}.well-known/*`),
    `@page path_regexp \`^${literal(base)}${addressPattern(plan)}$\``,
    base === '/' ? '' : `@folder path_regexp \`^${literal(base.slice(0, -1))}$\``,
    block(
      'route',
      common,
      vary,
      ...ours.map((ending) => `header @${ending} Content-Type ${quoted(types[ending])}`),
      `header @sums Content-Type ${quoted(types.txt)}`,
      'error @other 405',
      base === '/' ? '' : `redir @folder ${base}?{query} 308`,
      'error @hidden 404',
      "# The addresses of the app. All others are answered 404, with the app's own error screen.",
      block('handle @page', page, `rewrite * ${base}index.html`, files),
      ...special.map(({ path, set }) => block(`handle ${path}`, header(set), files)),
      block(`handle ${base}*`, files),
      'error 404',
    ),
    block(
      'handle_errors',
      '@unknown expression {http.error.status_code} == 404',
      '# A part of the app that is not there is no page.',
      block('@missing', `path ${base}static/*`, 'expression {http.error.status_code} == 404'),
      block(
        'route',
        common,
        vary,
        block('handle @missing', `header Content-Type ${quoted(types.txt)}`, 'respond "Not found" 404'),
        block('handle @unknown', page, `header Content-Type ${quoted(types.html)}`, `rewrite * ${base}404.html`, files),
        'respond "{http.error.status_code} {http.error.status_text}"',
      ),
    ),
  );
  const text = `# Written by the build: settings for Caddy (2.6 or newer), to be used as the Caddyfile or imported by it.
# Change the two lines that say so. The site's files lie in the folder ${base} of the root.

${site}
`;
  return { name: 'Caddyfile', text };
}
