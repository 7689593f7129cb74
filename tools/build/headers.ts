import { createHash } from 'node:crypto';
import { workerFile } from '#tools/build/offline.ts';

export interface HeaderRule {
  /** Path of a request; a `*` at the end matches every rest. Later rules win. */
  readonly path: string;
  readonly set: Readonly<Record<string, string>>;
}

export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The one source of the site's headers: our own server and every other host take them from here. */
export function headerRules(inlineScripts: readonly string[]): HeaderRule[] {
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineScripts.map(scriptHash)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return [
    {
      path: '/*',
      set: {
        'Content-Security-Policy': policy.join('; '),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      },
    },
    // The worker's own requests are fetches; a page may make none.
    { path: `/${workerFile}`, set: { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" } },
    { path: '/static/*', set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}
