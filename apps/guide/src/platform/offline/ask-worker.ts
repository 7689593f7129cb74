import type { WorkerRequest } from '@sideguide/guide-core/offline';

/** Sends a request to a service worker. Rejects if there is none; a worker that does not know it never answers. */
export async function askWorker<Reply>(
  request: WorkerRequest,
  worker = navigator.serviceWorker.controller,
): Promise<Reply> {
  if (!worker) throw new Error('no service worker');
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data as Reply);
    worker.postMessage(request, [port2]);
  });
}
