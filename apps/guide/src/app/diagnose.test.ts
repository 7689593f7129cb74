import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnknownAddressError } from '../platform/unknown-address.ts';
import { details, diagnose, messageOf } from './diagnose.ts';

const request = 'https://guide.example/static/js/async/screen-skin.12345678.js';

/** Makes an error like those that the bundler's runtime throws. */
const chunkError = (type?: string, code?: string) =>
  Object.assign(new Error(`Loading chunk screen-skin failed.\n(${type}: ${request})`), {
    name: 'ChunkLoadError',
    request,
    ...(type ? { type } : {}),
    ...(code ? { code } : {}),
  });

afterEach(() => void vi.unstubAllGlobals());

describe('diagnose', () => {
  it.each([
    { error: chunkError('timeout'), online: true, kind: 'timeout' },
    { error: chunkError('error'), online: true, kind: 'slow' },
    { error: chunkError('error', 'CSS_CHUNK_LOAD_FAILED'), online: true, kind: 'slow' },
    { error: chunkError('missing'), online: true, kind: 'portal' },
    { error: chunkError('missing', 'CSS_CHUNK_LOAD_FAILED'), online: true, kind: 'portal' },
    { error: chunkError(), online: true, kind: 'slow' },
    { error: chunkError('timeout'), online: false, kind: 'offline' },
    { error: chunkError('missing'), online: false, kind: 'offline' },
  ])('calls a chunk that fails by $error.type (online: $online) $kind', ({ error, online, kind }) => {
    expect(diagnose(error, online)).toBe(kind);
  });

  it.each([
    [404, 'newer'],
    [410, 'newer'],
    [500, 'newer'],
    [502, 'newer'],
    [503, 'newer'],
    [504, 'newer'],
    [511, 'portal'],
    [407, 'portal'],
    [403, 'portal'],
    [429, 'portal'],
    [0, 'slow'],
    [200, 'slow'],
    [undefined, 'slow'],
  ])('calls a chunk that the server answers with %s %s', (responseStatus, kind) => {
    vi.stubGlobal('performance', {
      getEntriesByName: (name: string) => (name === request ? [{ responseStatus }] : []),
    });
    expect(diagnose(chunkError('error'), true)).toBe(kind);
    // A browser that calls itself offline is believed only if nobody has answered with an error.
    expect(diagnose(chunkError('error'), false)).toBe(kind === 'slow' ? 'offline' : kind);
  });

  it.each([true, false])('calls an unknown address unknown, with a network or without (online: %s)', (online) => {
    expect(diagnose(new UnknownAddressError(), online)).toBe('unknown');
  });

  it.each([
    new TypeError('x is not a function'),
    new Error('ChunkLoadError'),
    { name: 'ChunkLoadError', type: 'timeout' },
    'ChunkLoadError',
    null,
    undefined,
    0,
  ])('calls whatever else is thrown our mistake: %s', (error) => {
    expect(diagnose(error, true)).toBe('broken');
    expect(diagnose(error, false)).toBe('broken');
  });
});

describe('details', () => {
  const page = 'https://guide.example/miui?app=org.fdroid.fdroid#phone';

  it('list name and code of a style chunk, whose message has the failure type and the address', () => {
    const error = chunkError('timeout', 'CSS_CHUNK_LOAD_FAILED');
    const lines = ['name: ChunkLoadError', 'code: CSS_CHUNK_LOAD_FAILED', `page: ${page}`];
    expect(details(error, page)).toBe(lines.join('\n'));
    expect(messageOf(error)).toContain(`(timeout: ${request})`);
  });

  it('list failure type and address if the message does not have them', () => {
    const error = Object.assign(chunkError('timeout'), { message: 'lost' });
    const lines = ['name: ChunkLoadError', 'type: timeout', `request: ${request}`, `page: ${page}`];
    expect(details(error, page)).toBe(lines.join('\n'));
  });

  it('leave out what the error does not have, and its stack', () => {
    const error = new RangeError('too deep');
    expect(details(error, page)).toBe(`name: RangeError\npage: ${page}`);
    expect(details(error, page)).not.toContain(error.stack!.split('\n')[1]!.trim());
  });

  const circle: Record<string, unknown> = {};
  circle.self = circle;
  it.each([
    ['a text', 'broke', 'name: string', '"broke"'],
    ['a number', 404, 'name: number', '404'],
    ['an object', { code: 7 }, 'name: object\ncode: 7', '{"code":7}'],
    ['nothing', undefined, 'name: undefined', ''],
    ['null', null, 'name: object', 'null'],
    ['a cycle', circle, 'name: object', '[object Object]'],
    ['a number without JSON', 7n, 'name: bigint', '7'],
  ])('are made of whatever was thrown, as its message is: %s', (_name, error, lines, message) => {
    expect(details(error, page)).toBe(`${lines}\npage: ${page}`);
    expect(messageOf(error)).toBe(message);
  });

  it.each(['?again=m3k1z', '?again'])('show an address as the server knows it, without the retry’s %s', (query) => {
    const again = request + query;
    const error = Object.assign(new Error(`Loading chunk screen-skin failed.\n(error: ${again})`), { request: again });
    expect(messageOf(error)).toBe(`Loading chunk screen-skin failed.\n(error: ${request})`);
    expect(details(error, page)).toBe(`name: Error\nrequest: ${request}\npage: ${page}`);
  });
});
