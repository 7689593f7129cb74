import { describe, expect, it } from 'vitest';
import { lockDown } from './lock-down.ts';

describe('lockDown', () => {
  it('takes the ways out, wherever on the scope they stand, and nothing else', () => {
    const prototype = { fetch: () => 'out', postMessage: () => 'told' };
    const scope = Object.assign(Object.create(prototype), { XMLHttpRequest: class {}, indexedDB: {}, crypto: {} });
    lockDown(scope);
    expect([scope.fetch, scope.XMLHttpRequest, scope.indexedDB]).toEqual([undefined, undefined, undefined]);
    expect(scope.postMessage()).toBe('told');
    expect(scope.crypto).toEqual({});
  });

  it('covers what cannot be deleted', () => {
    const scope = Object.defineProperty({}, 'fetch', { value: () => 'out', writable: true, configurable: false });
    lockDown(scope);
    expect(Reflect.get(scope, 'fetch')).toBeUndefined();
  });

  it('leaves the language itself alone', () => {
    lockDown({});
    expect(Object.prototype.toString).toBeTypeOf('function');
  });
});
