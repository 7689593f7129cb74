import {
  commonHeaders,
  documentFile,
  documentName,
  escapeRegExp,
  type Headers,
  type HostFile,
  type HostPlan,
  hiddenPattern,
  pageHeaders,
  pathPattern,
  quote,
  specialPaths,
  types,
} from './plan.ts';

const headerLines = (set: Headers): string =>
  Object.entries(set)
    .map(([name, value]) => `Header always set ${name} ${quote(value)}`)
    .join('\n');

/** Rules that send the compressed copy with this ending, if there is one, to clients that accept it (q=0: no). */
const copyRules = (coding: string, ending: string): string =>
  `RewriteCond %{HTTP:Range} ^$
RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)" [NC]
RewriteCond %{REQUEST_FILENAME}${ending} -f
RewriteRule ^(.+)$ $1${ending} [END]`;

/** Builds Apache's `.htaccess` in the site: compressed copies, headers, addresses, and a 404 that shows the app. */
export function apache(plan: HostPlan): HostFile {
  const { base } = plan;
  const specialRules = specialPaths(plan).map(
    ({ path, set }) =>
      `<If "%{REQUEST_URI} =~ m#^${escapeRegExp(path.replace('*', ''))}${path.endsWith('*') ? '' : '(?:\\.br|\\.gz)?$'}#">
${headerLines(set)}
</If>`,
  );
  const text = `# Written by the build: settings for Apache (2.4.10 or newer, with mod_rewrite, mod_headers, mod_mime and mod_dir).
# The folder needs "AllowOverride FileInfo Options=Indexes,MultiViews Indexes" or more. Write "TraceEnable off" and
# "AllowEncodedSlashes NoDecode" into the settings of the server, which this file cannot say: Apache answers TRACE
# otherwise, and addresses with %2F with a page of its own.
Options -Indexes -MultiViews
DirectoryIndex disabled

RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz
${Object.entries(types)
  .map(([ending, type]) => `AddType ${quote(type)} .${ending}`)
  .join('\n')}
<Files "SHA256SUMS">
ForceType ${quote(types.txt)}
</Files>

RewriteEngine On
RewriteBase ${base}
# The copies of the build are sent, none is made on the way.
RewriteRule ^ - [E=no-gzip:1]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]
# Empty segments and encoded slashes, which are merged and decoded otherwise: no address of the guide has them.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ [^? ]*(?://|%2f)" [NC]
RewriteRule ^ - [R=404,END]
# The addresses of the app. All others are answered 404, with the app's own error screen.
${plan.addresses
  .map((address) => address.slice(base.length))
  .map((address) => `RewriteRule "^${pathPattern(address)}/?$" ${address ? documentFile(address) : 'index.html'} [L]`)
  .join('\n')}
# What the server reads and what is sent under another address is nobody's business.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} !/\\.well-known/
RewriteCond %{REQUEST_URI} "${hiddenPattern}"
RewriteRule ^ - [R=404,END]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,END]
${copyRules('br', '.br')}
${copyRules('gzip', '.gz')}

ErrorDocument 404 ${base}404.html
# A part of the app that is not there is no page.
<If "%{REQUEST_URI} =~ m#^${escapeRegExp(base)}static/#">
ErrorDocument 404 ${base}404.txt
</If>

Header unset Vary
Header always set Vary "Accept-Encoding"
${headerLines(commonHeaders(plan))}
<FilesMatch "^(?:index|404|${documentName})\\.html(?:\\.br|\\.gz)?$">
${headerLines(pageHeaders(plan))}
</FilesMatch>
${specialRules.join('\n')}
`;
  return { name: '.htaccess', text, inSite: true };
}
