import {
  blocks,
  commonHeaders,
  documentName,
  escapeRegExp,
  type Headers,
  type HostFile,
  type HostPlan,
  hiddenPattern,
  namePattern,
  pageHeaders,
  parameterPattern,
  quote,
  specialPaths,
  types,
} from './plan.ts';

const block = blocks('\t');

const header = (set: Headers): string =>
  block('header', ...Object.entries(set).map(([name, value]) => `${name} ${quote(value)}`));

/** The file server sends `Vary` only for compressed copies; with `defer`, this value overrides it. */
const vary = block('header', 'Vary "Accept-Encoding"', 'defer');
const files = block('file_server', 'precompressed br gzip', 'disable_canonical_uris');

/** File endings whose MIME type Caddy takes from the host system, if it is known there at all. */
const typedEndings = ['webmanifest', 'js', 'css', 'svg', 'apk', 'avif', 'wasm', 'woff2'] as const;

/**
 * Builds the settings for Caddy: compressed copies, headers, addresses, and a 404 that shows the app. Caddy's `path`
 * matcher is case-insensitive, `path_regexp` is not. There are two forms, a whole site and a part to import into an
 * existing site, so the rules use no site-wide directives.
 */
export function caddy(plan: HostPlan): readonly HostFile[] {
  const { base } = plan;
  const page = header(pageHeaders(plan));
  // The first match wins, so single files come before folders, and deeper paths first.
  const sortedPaths = specialPaths(plan).sort(
    (a, b) => Number(a.path.endsWith('*')) - Number(b.path.endsWith('*')) || b.path.length - a.path.length,
  );
  const document = (file: string) => [page, `rewrite * ${file}`, files].join('\n');
  const notFound = [
    page,
    `header Content-Type ${quote(types.html)}`,
    `rewrite * ${base}404.html`,
    block('file_server', 'precompressed br gzip', 'disable_canonical_uris', 'status 404'),
  ].join('\n');
  const matcher = (name: string, ...lines: readonly string[]) => block(`@sideguide_${name}`, ...lines);
  const folderRedirect =
    base === '/'
      ? ''
      : `@sideguide_folder path_regexp \`^${escapeRegExp(base.slice(0, -1))}$\`\nredir @sideguide_folder ${base}?{query} 308`;
  const siteBlock = block(
    base === '/' ? 'handle' : `handle ${base}*`,
    'root * /srv/sideguide # CHANGE: the folder of the files',
    ...typedEndings.map((ending) => `@sideguide_${ending} path *.${ending}`),
    '@sideguide_sums path */SHA256SUMS',
    '@sideguide_other not method GET HEAD',
    `@sideguide_home path_regexp \`^${escapeRegExp(base)}$\``,
    '# Empty segments and encoded slashes, which are merged and decoded otherwise: no address of the guide has them.',
    '@sideguide_odd vars_regexp {http.request.orig_uri} `(?i)^[^?]*(?://|%2f)`',
    `@sideguide_name path_regexp sideguide \`${namePattern(base, '')}\``,
    matcher('page', block('file', `try_files ${base}_addresses/{re.sideguide.1}/${documentName}.html`)),
    '# What precedes the last segment of an address; that segment may be any text.',
    block('map {http.request.uri.path} {sideguide_above}', `\`~${parameterPattern(base, '')}\` "\${1}"`, 'default -'),
    matcher('value', block('file', `try_files ${base}_addresses/{sideguide_above}/_any/${documentName}.html`)),
    matcher('hidden_part', `path ${base}static/*`, `path_regexp \`${hiddenPattern}\``),
    matcher('missing_part', `path ${base}static/*`, 'not file'),
    matcher('hidden', `path_regexp \`${hiddenPattern}\``, `not path ${base}.well-known/*`),
    matcher('unknown', 'not file'),
    '@sideguide_no_file path_regexp `/$`',
    block(
      'route',
      header(commonHeaders(plan)),
      vary,
      ...typedEndings.map((ending) => `header @sideguide_${ending} Content-Type ${quote(types[ending])}`),
      `header @sideguide_sums Content-Type ${quote(types.txt)}`,
      'respond @sideguide_other 405',
      "# The addresses of the app. All others are answered 404, with the app's own error screen.",
      block('handle @sideguide_odd', notFound),
      block('handle @sideguide_home', document(`${base}index.html`)),
      block('handle @sideguide_value', document('{file_match.relative}')),
      '# A part of the app that is not there is no page.',
      ...['hidden_part', 'missing_part'].map((name) =>
        block(`handle @sideguide_${name}`, `header Content-Type ${quote(types.txt)}`, 'respond "Not found" 404'),
      ),
      block('handle @sideguide_hidden', notFound),
      block(
        'handle @sideguide_name',
        block('handle @sideguide_page', document('{file_match.relative}')),
        block('handle @sideguide_unknown', notFound),
        block('handle', files),
      ),
      ...['unknown', 'no_file'].map((name) => block(`handle @sideguide_${name}`, notFound)),
      ...sortedPaths.map(({ path, set }) => block(`handle ${path}`, header(set), files)),
      block('handle', files),
    ),
  );
  const part = folderRedirect ? `${folderRedirect}\n${siteBlock}` : siteBlock;
  const lastingNote = `# They fit every later build of the guide for ${base}: set up once, they stay.`;
  return [
    {
      name: 'Caddyfile',
      text: `# Written by the build: settings for Caddy (2.6 or newer), to be used as the Caddyfile or imported by it.
# Change the two lines that say so. The site's files lie in the folder ${base} of the root.
${lastingNote}

${block(':80', "# CHANGE the line above to the name of the guide's host: Caddy then gets its certificate by itself.", part, base === '/' ? '' : block('handle', 'respond 404'))}
`,
    },
    {
      name: 'Caddyfile-import',
      text: `# Written by the build: settings for Caddy (2.6 or newer), for a site that you have already: write "import" and the path
# of this file into its block. Change the line that says so. The site's files lie in the folder ${base} of the root.
${lastingNote}

${part}
`,
    },
  ];
}
