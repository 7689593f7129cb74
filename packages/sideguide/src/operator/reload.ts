import { workerFile, workerOffFile } from '@sideguide/site-kit';
import type { SiteResponse } from '@sideguide/site-kit/serve';

/** Where `sideguide dev` tells the page of a change. */
export const reloadStream = '/sideguide-reload';
const scriptPath = '/static/js/sideguide-reload.js';

/** Loads the page anew when it is told to, and when the command was started again. */
const reloadScript = `(function(){var s=new EventSource(${JSON.stringify(reloadStream)}),lost;
s.onmessage=function(){location.reload()};s.onerror=function(){lost=1};s.onopen=function(){if(lost)location.reload()}})()`;

const script = (body: string): SiteResponse => ({
  status: 200,
  headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  body: Buffer.from(body),
});

/**
 * An answer of the finished site, as `sideguide dev` sends it: the page listens for changes, which its policy has to
 * allow, and nothing is kept on the phone. Only here: a built site never has any of this.
 */
export function reloading(plain: SiteResponse, url: string | undefined): SiteResponse {
  if (url === scriptPath) return script(reloadScript);
  const headers: Record<string, string> = { ...plain.headers, 'Cache-Control': 'no-store' };
  const policy = headers['Content-Security-Policy'];
  if (!headers['Content-Type']?.startsWith('text/html') || policy === undefined) return { ...plain, headers };
  const body = plain.body
    .toString('utf8')
    .replace(/connect-src 'none'/, "connect-src 'self'")
    .replace('</body>', () => `<script defer src="${scriptPath}"></script></body>`);
  return {
    status: plain.status,
    headers: { ...headers, 'Content-Security-Policy': policy.replace("connect-src 'none'", "connect-src 'self'") },
    body: Buffer.from(body),
  };
}

/** The worker that goes away stands in for the one that keeps the guide. */
export const workerOf = (url: string | undefined): string | undefined =>
  url === `/${workerFile}` ? `/${workerOffFile}` : url;
