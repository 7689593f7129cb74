import { createHash } from 'node:crypto';
import { buttonFile, buttonPageFile } from './button/button-script.ts';
import { workerFile } from './offline.ts';
import type { HeaderRule } from './serve/headers.ts';

/** Returns the source expression of the policy that allows an inline script: its SHA-256 in Base64, quoted. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Permission-gated browser features that the site never uses. Web Share and the clipboard keep their default,
 * same-origin. Left out are names that Chromium knows only on some systems (`bluetooth`), because it logs an error for
 * unknown ones.
 */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Published data, which pages of other origins may read. */
const openDataPaths = ['guide.json', 'guide.schema.json', 'flow.schema.json', 'flow-sources.schema.json', 'flows/*'];

const policyText = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** Inline scripts and styles of a document. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles?: readonly string[];
}

/**
 * Directives that are the same for every build. Operators copy this text into their server settings, so it must not
 * change with data, languages or releases; otherwise their pages break (docs/decisions/0009-serving.md).
 */
const fixedDirectives = {
  // When a step is saved as a picture, it is drawn from a data URL (apps/guide/src/features/share/picture.ts).
  'img-src': "'self' data:",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'connect-src': "'none'",
  'font-src': "'none'",
  'frame-src': "'none'",
  'media-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/**
 * Returns the complete CSP of a page as a meta element. It ships with the inline scripts that it allows, so no other
 * file needs their digests. Browsers enforce both this policy and the one in the header; they ignore `frame-ancestors`
 * in a meta element.
 */
export function policyElement({ scripts, styles = [] }: InlineCode): string {
  const { 'frame-ancestors': _, ...rest } = fixedDirectives;
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(scriptHash)].join(' '),
    'style-src': ["'self'", ...styles.map(scriptHash)].join(' '),
    ...rest,
  };
  return `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`;
}

/**
 * Returns the header rules of the site, the single source for our own server and for the settings files of all other
 * hosts. Headers that apply to documents or workers are sent only with those: they have no meaning for, say, an image,
 * and would cost bytes with every file. `pages` are the documents' names, `base` is the server folder of the site, and
 * `workers` are the names of chunks that the page starts as workers. Nothing here changes from build to build.
 */
export function headerRules(pages: readonly string[], base = '/', workers: readonly string[] = []): HeaderRule[] {
  const policy = (text: string) => ({ 'Content-Security-Policy': text });
  return [
    { path: `${base}*`, set: { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' } },
    ...pages.map((page) => ({
      path: base + page,
      set: {
        ...policy(policyText(fixedDirectives)),
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    })),
    // These pages contain their own policy, but browsers ignore `frame-ancestors` in a meta element.
    ...['plain-*', buttonPageFile].map((page) => ({ path: base + page, set: policy("frame-ancestors 'none'") })),
    // A publisher's page may use `integrity`, which requires CORS.
    { path: base + buttonFile, set: { 'Access-Control-Allow-Origin': '*' } },
    // Data for other programs; the pages stay closed to them.
    ...openDataPaths.map((path) => ({ path: base + path, set: { 'Access-Control-Allow-Origin': '*' } })),
    { path: `${base}static/*`, set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // A worker is bound by the CSP of its own response, not of the page; only the service worker may fetch.
    { path: base + workerFile, set: policy("default-src 'none'; connect-src 'self'") },
    ...workers.map((name) => ({
      path: `${base}static/js/async/${name}.*`,
      set: policy("default-src 'none'; script-src 'self'"),
    })),
  ];
}
