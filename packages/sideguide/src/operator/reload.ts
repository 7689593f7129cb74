import { workerFile, workerOffFile } from '@sideguide/site-kit';
import type { SiteResponse } from '@sideguide/site-kit/serve';

/** Path of the event stream through which `sideguide dev` tells the page of a change. */
export const reloadStream = '/sideguide-reload';
const scriptPath = '/static/js/sideguide-reload.js';

/** Reloads the page on a message, and when it reconnects after the command was restarted. */
const reloadScript = `(function(){var s=new EventSource(${JSON.stringify(reloadStream)}),lost;
s.onmessage=function(){location.reload()};s.onerror=function(){lost=1};s.onopen=function(){if(lost)location.reload()}})()`;

const script = (body: string): SiteResponse => ({
  status: 200,
  headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  body: Buffer.from(body),
});

/**
 * Modifies a response of the finished site for `sideguide dev`: the page listens for changes, which its CSP has to
 * allow, and nothing is cached. A built site never contains any of this.
 */
export function withReload(response: SiteResponse, url: string | undefined): SiteResponse {
  if (url === scriptPath) return script(reloadScript);
  const headers: Record<string, string> = { ...response.headers, 'Cache-Control': 'no-store' };
  const policy = headers['Content-Security-Policy'];
  if (!headers['Content-Type']?.startsWith('text/html') || policy === undefined) return { ...response, headers };
  const body = response.body
    .toString('utf8')
    .replace(/connect-src 'none'/, "connect-src 'self'")
    .replace('</body>', () => `<script defer src="${scriptPath}"></script></body>`);
  return {
    status: response.status,
    headers: { ...headers, 'Content-Security-Policy': policy.replace("connect-src 'none'", "connect-src 'self'") },
    body: Buffer.from(body),
  };
}

/** Replaces the service worker by the one that uninstalls it. */
export const previewPath = (url: string | undefined): string | undefined =>
  url === `/${workerFile}` ? `/${workerOffFile}` : url;
