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
  typeOf,
  types,
} from './plan.ts';

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');
const block = (head: string, ...body: readonly string[]): string =>
  `${head} {\n${indented(body.filter(Boolean).join('\n'))}\n}`;

const variable = (header: string): string => `$sideguide_${header.toLowerCase().replaceAll('-', '_')}`;

/** The pages, and the places with headers of their own, as patterns of what is answered: a missing file has none. */
const answers = (plan: HostPlan): { pattern: string; set: Headers }[] => [
  { pattern: `:${literal(plan.base)}(?:index|404)\\.html(?:\\.br)?$`, set: pageHeaders(plan) },
  ...places(plan).map(({ path, set }) => ({
    pattern: `^(?:2\\d\\d|304):${literal(path.replace('*', ''))}${path.endsWith('*') ? '' : '(?:\\.br)?$'}`,
    set,
  })),
];

/** The value of a header that differs by what is answered; nginx leaves an empty one out. The last that fits counts. */
function headerMap(plan: HostPlan, name: string): string {
  const common = commonHeaders(plan)[name];
  const special = answers(plan)
    .filter(({ set }) => set[name])
    .map(({ pattern, set }) => `"~${pattern}" ${quoted(set[name]!)};`)
    .reverse();
  return block(`map "$status:$uri" ${variable(name)}`, `default ${quoted(common ?? '')};`, ...special);
}

/** A file as this type, in the brotli copy if that is wanted; `gzip_static` finds the other one by itself. */
const send = (file: string, type: string): string =>
  ['types {}', `default_type ${quoted(type)};`, `try_files ${file}$sideguide_br ${file} =404;`].join('\n');

/** nginx knows the last ending of a name only, which is `.br` for a copy: each type needs its own place. */
const byEnding = (...endings: readonly (keyof typeof types)[]): string =>
  endings.map((ending) => block(`location ~ "\\.${ending}$"`, send('$uri', types[ending]))).join('\n');

/**
 * Settings for nginx as it comes, without a module for brotli: copies, headers, addresses, 404 with the app. A place
 * with an `add_header` of its own would lose all others, so none has one: values that differ are maps.
 */
export function nginx(plan: HostPlan): HostFile {
  const { base } = plan;
  const common = commonHeaders(plan);
  const differing = [...new Set(answers(plan).flatMap(({ set }) => Object.keys(set)))];
  const headers = [
    ...differing.map((name) => `add_header ${name} ${variable(name)} always;`),
    ...Object.entries(common)
      .filter(([name]) => !differing.includes(name))
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  ];
  const special = places(plan).map(({ path }) =>
    path.endsWith('*')
      ? block(
          `location ^~ ${path.slice(0, -1)}`,
          'error_page 404 @missing;',
          `location ~ "${hiddenPattern}" { return 404; }`,
          byEnding('js', 'css', 'svg', 'json'),
          'try_files $uri =404;',
        )
      : block(`location = ${path}`, send('$uri', typeOf(path))),
  );
  const server = [
    'listen 80; # CHANGE: with TLS, 443 ssl',
    "server_name _; # CHANGE: the name of the guide's host",
    'root /srv/sideguide; # CHANGE: the folder of the files',
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip off;',
    'gzip_static on;',
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'send_timeout 30s;',
    '',
    ...headers,
    'add_header Vary "Accept-Encoding" always;',
    'add_header Content-Encoding $sideguide_coding always;',
    '',
    'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
    `error_page 404 ${base}404.html;`,
    ...(base === '/' ? [] : [`location = ${base.slice(0, -1)} { return 308 ${base}$is_args$args; }`]),
    '',
    "# The addresses of the app. All others are answered 404, with the app's own error screen.",
    block(`location ~ "^${literal(base)}${addressPattern(plan)}$"`, send(`${base}index.html`, types.html)),
    block(`location = ${base}404.html`, 'internal;', send(`${base}404.html`, types.html)),
    '',
    ...special,
    '',
    '# A part of the app that is not there is no page.',
    block('location @missing', 'types {}', `default_type ${quoted(types.txt)};`, 'return 404 "Not found\\n";'),
    '',
    '# Files at the top: icons, the web app manifest, the list of hashes.',
    block(
      `location ${base}`,
      `location ~ "/\\.well-known/" { try_files $uri =404; }`,
      `location ~ "${hiddenPattern}" { return 404; }`,
      byEnding('js', 'html', 'txt', 'svg', 'png', 'jpg', 'webp', 'json', 'xml', 'webmanifest'),
      `default_type ${quoted(types.txt)};`,
      'try_files $uri =404;',
    ),
    ...(base === '/' ? [] : ['location / { return 404; }']),
  ].join('\n');
  const text = `# Written by the build: settings for nginx (1.18 or newer; no module for brotli is needed).
# To be included in the http block, for instance as /etc/nginx/conf.d/sideguide.conf. Change the three lines that say
# so, and add TLS as your server has it elsewhere. The site's files lie in the folder ${base} of the root.

# The brotli copy for those who take it (q=0 means no); a part of a file is sent of the plain one.
map "$http_range|$http_accept_encoding" $sideguide_br {
  default "";
  "~*^\\|(?:.*,)?\\s*br\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)" .br;
}
map $uri $sideguide_coding {
  default "";
  "~\\.br$" br;
}
${differing.map((name) => headerMap(plan, name)).join('\n')}

${block('server', server)}
`;
  return { name: 'nginx.conf', text };
}
