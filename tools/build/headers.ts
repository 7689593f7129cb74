import { createHash } from 'node:crypto';
import type { HeaderRule } from '#cli/serve/headers.ts';

export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What a browser can do and this site never asks for. Sharing and the clipboard stay at their default, our own. Left
 * out: names that Chromium knows on some systems only (`bluetooth`), since it calls the others errors on its console.
 */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const policyText = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

const pagePolicy = (inlineScripts: readonly string[]) => ({
  'default-src': "'none'",
  'script-src': ["'self'", ...inlineScripts.map(scriptHash)].join(' '),
  'style-src': "'self'",
  'img-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'connect-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
});

/**
 * The page's policy as an element of the document, for hosts that send 404.html without headers of ours. Browsers
 * take no `frame-ancestors` from there.
 */
export function policyElement(inlineScripts: readonly string[]): string {
  const { 'frame-ancestors': _, ...policy } = pagePolicy(inlineScripts);
  return `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`;
}

/**
 * The one source of the site's headers: our own server and the files for every other host take them from here.
 * `base` is the folder of the server that the site lies in, with a slash at both ends.
 */
export function headerRules(inlineScripts: readonly string[], base = '/'): HeaderRule[] {
  const policy = pagePolicy(inlineScripts);
  return [
    {
      path: `${base}*`,
      set: {
        'Content-Security-Policy': policyText(policy),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      },
    },
    { path: `${base}static/*`, set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // A worker is bound by the policy of its own answer, not of the page: this one fetches the site's files.
    {
      path: `${base}worker.js`,
      set: { 'Content-Security-Policy': policyText({ ...policy, 'connect-src': "'self'" }) },
    },
  ];
}
