/** Globals of a worker that give access to the network, or to what other pages of this origin have stored. */
const exits = [
  ...['fetch', 'fetchLater', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource'],
  ...['Worker', 'SharedWorker', 'BroadcastChannel', 'RTCPeerConnection', 'Request'],
  ...['indexedDB', 'caches', 'cookieStore', 'webkitRequestFileSystem', 'webkitRequestFileSystemSync'],
] as const;

/**
 * Removes all access to the network and to storage from a worker's scope before it sees a byte of a file: whatever the
 * file may do to the parsers, no data can leave. The policy that the worker's script is served with forbids the same;
 * this also works if a host does not send it.
 */
export function lockDown(scope: object, names: readonly string[] = exits): void {
  for (let object: object | null = scope; object && object !== Object.prototype; object = Object.getPrototypeOf(object))
    for (const name of names)
      if (Object.getOwnPropertyDescriptor(object, name) && !Reflect.deleteProperty(object, name))
        Reflect.defineProperty(object, name, { value: undefined });
}
