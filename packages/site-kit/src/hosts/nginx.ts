import { sumsFile } from '../verify/sums.ts';
import { missingText } from './missing-chunk.ts';
import {
  blocks,
  commonHeaders,
  documentName,
  endings,
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
  typeOf,
  types,
} from './plan.ts';

const block = blocks('  ');

const variable = (header: string): string => `$sideguide_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * Returns the pages and the places with headers of their own, as patterns of status and URI; the headers of a place are
 * not sent for a missing file.
 */
const headerPatterns = (plan: HostPlan): { pattern: string; set: Headers }[] => [
  {
    pattern: `:${escapeRegExp(plan.base)}(?:index|404|_addresses/.*/${documentName})\\.html(?:\\.br)?$`,
    set: pageHeaders(plan),
  },
  ...specialPaths(plan).map(({ path, set }) => ({
    pattern: `^(?:2\\d\\d|304):${escapeRegExp(path.replace('*', ''))}${path.endsWith('*') ? '' : '(?:\\.br)?$'}`,
    set,
  })),
];

/**
 * Returns a map for a header whose value differs between responses; nginx omits a header with an empty value. The first
 * matching pattern wins, so the patterns are in reverse order.
 */
function headerMap(plan: HostPlan, name: string): string {
  const common = commonHeaders(plan)[name];
  const specialLocations = headerPatterns(plan)
    .filter(({ set }) => set[name])
    .map(({ pattern, set }) => `"~${pattern}" ${quote(set[name]!)};`)
    .reverse();
  return block(`map "$status:$uri" ${variable(name)}`, `default ${quote(common ?? '')};`, ...specialLocations);
}

/** Sends files of this MIME type as brotli if the client accepts it; `gzip_static` handles the gzip copy. */
const send = (file: string, type: string): string =>
  ['types {}', `default_type ${quote(type)};`, `try_files ${file}$sideguide_br ${file} =404;`].join('\n');

/**
 * nginx looks only at a file's last ending, `.br` for a brotli copy, so each type needs its own location. `before`: what
 * each does first.
 */
const locationsByEnding = (before = ''): string =>
  endings.map((ending) => block(`location ~ "\\.${ending}$"`, before, send('$uri', types[ending]))).join('\n');

/** Returns the locations for the site's own addresses, and the contents of the location for its folder. */
function locationsOf(plan: HostPlan): { readonly locations: string[]; readonly folder: string[] } {
  const { base } = plan;
  const specialLocations = specialPaths(plan).map(({ path }) =>
    path.endsWith('*')
      ? block(
          `location ^~ ${path.slice(0, -1)}`,
          `error_page 404 ${base}${missingText.name};`,
          `location ~ "${hiddenPattern}" { return 404; }`,
          locationsByEnding(),
          'try_files $uri =404;',
        )
      : block(`location = ${path}`, send(path, typeOf(path.split('.').at(-1)!) ?? types.txt)),
  );
  /** Shows the document of an address if there is one. */
  const showAddress = (folder: string) =>
    `if (-f $document_root${base}_addresses/${folder}/_page) { rewrite ^ ${base}_addresses/${folder}/${documentName}.html last; }`;
  // A parameter may be any text, so it may look like the name of a file.
  const showParameter = showAddress('$sideguide_above/_any');
  return {
    locations: [
      "# The addresses of the app. All others are answered 404, with the app's own error screen.",
      block(`location = ${base}`, `rewrite ^ ${base}index.html last;`),
      block(
        `location ~ "${namePattern(base, '?<sideguide_name>')}"`,
        showAddress('$sideguide_name'),
        showParameter,
        'return 404;',
      ),
      block(`location = ${base}index.html`, 'internal;', send(`${base}index.html`, types.html)),
      block(`location ^~ ${base}_addresses/`, 'internal;', send('$uri', types.html)),
      block(`location = ${base}404.html`, 'internal;', send(`${base}404.html`, types.html)),
      block(`location = ${base}${sumsFile}`, send(`${base}${sumsFile}`, types.txt)),
      '# A part of the app that is not there is no page.',
      block(`location = ${base}${missingText.name}`, 'internal;', send(`${base}${missingText.name}`, types.txt)),
      '',
      ...specialLocations,
      '',
    ],
    folder: [
      '# Files at the top: icons, the web app manifest, the list of hashes, and what you lay beside them.',
      `location ~ "/\\.well-known/" { try_files $uri =404; }`,
      block(`location ~ "${hiddenPattern}"`, showParameter, 'return 404;'),
      locationsByEnding(showParameter),
      showParameter,
      `default_type ${quote(types.txt)};`,
      'try_files $uri =404;',
    ],
  };
}

/** Returns the maps for values that depend on the request or on the response. */
const mapsOf = (plan: HostPlan, varyingNames: readonly string[]): string =>
  `# The brotli copy for those who take it (q=0 means no); a part of a file is sent of the plain one.
map "$http_range|$http_accept_encoding" $sideguide_br {
  default "";
  "~*^\\|(?:.*,)?\\s*br\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)" .br;
}
map $uri $sideguide_coding {
  default "";
  "~\\.br$" br;
}
map "$request_method:$uri" $sideguide_refused {
  default "";
  "~^(?!(?:GET|HEAD):)\\w+:${escapeRegExp(plan.base)}" 1;
}
# Empty segments and encoded slashes, which nginx merges and decodes: no address of the guide has them. It is asked again
# for the page that answers them.
map "$uri $request_uri" $sideguide_odd {
  volatile;
  default "";
  "~^${escapeRegExp(plan.base)}404\\.html " "";
  "~*^${escapeRegExp(plan.base)}.* /(?:/|[^ ?]*(?://|%2f))" 1;
}
# What precedes the last segment of an address.
map $uri $sideguide_above {
  default "";
  "~${parameterPattern(plan.base, '?<sideguide_parent>')}" $sideguide_parent;
}
${varyingNames.map((name) => headerMap(plan, name)).join('\n')}
`;

/**
 * Builds the settings for stock nginx, without a brotli module: compressed copies, headers, addresses, and a 404 that
 * shows the app. A location with its own `add_header` would lose all inherited ones, so none has one; values that
 * differ are maps instead. There are two forms: a whole server, and two parts to include in an existing server.
 */
export function nginx(plan: HostPlan): readonly HostFile[] {
  const { base } = plan;
  const common = commonHeaders(plan);
  const varyingNames = [...new Set(headerPatterns(plan).flatMap(({ set }) => Object.keys(set)))];
  const { locations: siteLocations, folder } = locationsOf(plan);
  const root = 'root /srv/sideguide; # CHANGE: the folder of the files';
  const rules = [
    'absolute_redirect off;',
    'gzip off;',
    'gzip_static on;',
    '',
    ...varyingNames.map((name) => `add_header ${name} ${variable(name)} always;`),
    ...Object.entries(common)
      .filter(([name]) => !varyingNames.includes(name))
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header Vary "Accept-Encoding" always;',
    'add_header Content-Encoding $sideguide_coding always;',
    '',
    `error_page 404 ${base}404.html;`,
  ];
  // A rewrite to where nothing is, because the server that the rules are included in has its own page for a 404.
  const refusals = [
    'if ($sideguide_refused) { return 405; }',
    `if ($sideguide_odd) { rewrite ^ ${base}_addresses/_none last; }`,
  ];
  const folderRedirect = base === '/' ? '' : `location = ${base.slice(0, -1)} { return 308 ${base}$is_args$args; }`;
  const server = block(
    'server',
    'listen 80; # CHANGE: with TLS, 443 ssl',
    "server_name _; # CHANGE: the name of the guide's host",
    root,
    '',
    'server_tokens off;',
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'send_timeout 30s;',
    ...rules,
    ...refusals,
    folderRedirect,
    ...siteLocations,
    block(`location ${base}`, ...folder),
    base === '/' ? '' : 'location / { return 404; }',
  );
  const maps = mapsOf(plan, varyingNames);
  const intro = '# Written by the build: settings for nginx (1.18 or newer; no module for brotli is needed).';
  const lastingNote = `# They fit every later build of the guide for ${base}: set up once, they stay.`;
  const folderNote = `# The site's files lie in the folder ${base} of the root.`;
  return [
    {
      name: 'nginx.conf',
      text: `${intro}
# A server of its own, to be included in the http block, for instance as /etc/nginx/conf.d/sideguide.conf. Change the three
# lines that say so, and add TLS as your server has it elsewhere. ${folderNote.slice(2)}
${lastingNote}

${maps}
${server}
`,
    },
    {
      name: 'nginx-http.conf',
      text: `${intro}
# For a server that you have already, the first of two parts: to be included in the http block, for instance as
# /etc/nginx/conf.d/sideguide.conf. The other part is nginx-server.conf.
${lastingNote}

${maps}`,
    },
    {
      name: 'nginx-server.conf',
      text: `${intro}
# For a server that you have already, the second of two parts: to be included in its server block. Change the line that
# says so. ${folderNote.slice(2)} The other part is nginx-http.conf.
${lastingNote}

${refusals.join('\n')}
${folderRedirect ? `${folderRedirect}\n` : ''}${block(`location ^~ ${base}`, root, ...rules, ...siteLocations, ...folder)}
`,
    },
  ];
}
