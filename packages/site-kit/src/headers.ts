import { createHash } from 'node:crypto';
import { buttonFile } from './button/button-script.ts';
import { workerFile } from './offline.ts';
import type { HeaderRule } from './serve/headers.ts';

export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What a browser guards and this site never asks for. Sharing and the clipboard stay at their default, our own. Left
 * out: names that Chromium knows on some systems only (`bluetooth`), since it calls the others errors on its console.
 */
const unused = [
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

const policyText = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** Scripts and styles that stand inside a document. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles?: readonly string[];
}

/**
 * What holds for every build, and what no build of the guide will ever need. Operators keep this text in the settings of their
 * servers: it must not change with data, languages or releases, or their pages stop (docs/decisions/0009-serving.md).
 */
const lasting = {
  // A step that is saved as a picture is drawn from data of the page's own (apps/guide/src/features/share/picture.ts).
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
 * The whole policy of a page, as an element of its document: it comes with the very scripts that it lets through, so
 * that no other file has to know their digests. A browser obeys it and the one of the header; it takes no
 * `frame-ancestors` from an element.
 */
export function policyElement({ scripts, styles = [] }: Inline): string {
  const { 'frame-ancestors': _, ...rest } = lasting;
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts.map(scriptHash)].join(' '),
    'style-src': ["'self'", ...styles.map(scriptHash)].join(' '),
    ...rest,
  };
  return `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`;
}

/**
 * The one source of the site's headers: our own server and the files for every other host take them from here. What
 * binds a document or a worker is sent with these only: it means nothing beside a picture, and its bytes would come
 * with every file. `pages` are the documents' names; `base` is the folder of the server that the site lies in; `workers` are
 * names of chunks that the page starts as workers. Nothing here changes from build to build.
 */
export function headerRules(pages: readonly string[], base = '/', workers: readonly string[] = []): HeaderRule[] {
  const policy = (text: string) => ({ 'Content-Security-Policy': text });
  return [
    { path: `${base}*`, set: { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' } },
    ...pages.map((page) => ({
      path: base + page,
      set: {
        ...policy(policyText(lasting)),
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    })),
    // They carry their policy in themselves, and browsers take no `frame-ancestors` from there.
    { path: `${base}plain-*`, set: policy("frame-ancestors 'none'") },
    // A publisher's page may name its digest, and then its browser wants to be told that it may read it.
    { path: base + buttonFile, set: { 'Access-Control-Allow-Origin': '*' } },
    { path: `${base}static/*`, set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // A worker is bound by the policy of its own answer, not of the page: only the one that keeps files may fetch.
    { path: base + workerFile, set: policy("default-src 'none'; connect-src 'self'") },
    ...workers.map((name) => ({
      path: `${base}static/js/async/${name}.*`,
      set: policy("default-src 'none'; script-src 'self'"),
    })),
  ];
}
