import type { AppEntry } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { type Origin, widenedEntry } from './new-entry.ts';

const of = (version: string, digit: string) => `app.apk, version ${version}, SHA-256 ${digit.repeat(64)}`;
const app = {
  page: 'https://example.org/',
  certificates: [{ sha256: 'own', place: 'page', channel: 'example.org' }],
  sources: ['https://example.org/keys', of('1.0', 'a')],
} as unknown as AppEntry;

/** Returns the sources after a file of this signer was added to a guide. */
const sourcesWith = (signer: string) =>
  widenedEntry(app, {
    facts: { versionName: '1.1' },
    report: { signers: [{ sha256: signer }] },
    file: 'app.apk',
    digest: 'b'.repeat(64),
    size: 1,
    today: '2026-01-31',
  } as unknown as Origin).sources;

describe('the sources of an app of an operator', () => {
  it('name only the newest of the files with the same certificate', () => {
    expect(sourcesWith('own')).toEqual(['https://example.org/keys', of('1.1', 'b')]);
  });

  it('keep the file in which another certificate was read', () => {
    expect(sourcesWith('another')).toEqual(['https://example.org/keys', of('1.0', 'a'), of('1.1', 'b')]);
  });
});
