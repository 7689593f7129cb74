import { describe, expect, it } from 'vitest';
import { certificate, entry, goodFacts, goodReport } from '../../testing/sample-report.ts';
import type { Report } from '../model/report.ts';
import { compare } from './compare.ts';

const signers = (...names: readonly string[]) => names.map(certificate);
const rotated = (...names: readonly string[]): Partial<Report> => ({
  lineage: signers(...names),
  signers: signers(names[names.length - 1]!),
});
const check = (changes: Partial<Report>, wide?: Partial<Report> | null) =>
  compare(
    {
      facts: goodFacts,
      report: { ...goodReport, ...changes },
      wide: wide && { ...goodReport, range: { minSdk: 34, maxSdk: 99 }, ...wide },
    },
    entry,
  );

describe('the signer is listed', () => {
  it('for the page, for another place, or for both', () => {
    expect(check({})).toEqual({ kind: 'match', channel: 'example.org' });
    expect(check({ signers: signers('store') })).toEqual({ kind: 'other-channel', channel: 'Store' });
    expect(check({ signers: signers('page', 'store') })).toEqual({ kind: 'other-channel', channel: 'Store' });
  });

  it('and so is every other signer of the file', () => {
    expect(check({ signers: signers('page', 'evil') })).toEqual({
      kind: 'mismatch',
      sha256: signers('page', 'evil').map(({ sha256 }) => sha256),
    });
  });

  it('which a warning, an unlisted past or an unverified block beside it does not change', () => {
    expect(check(rotated('older', 'page'))).toMatchObject({ kind: 'match' });
  });
});

describe('the signer is not listed', () => {
  it('a mismatch names it', () => {
    expect(check({ signers: signers('evil') })).toEqual({ kind: 'mismatch', sha256: [certificate('evil').sha256] });
  });

  it('a listed certificate vouches for it', () => {
    expect(check(rotated('page', 'newer'))).toEqual({ kind: 'rotated', channel: 'example.org', place: 'page' });
    expect(check(rotated('store', 'newer', 'newest'))).toEqual({
      kind: 'rotated',
      channel: 'Store',
      place: 'elsewhere',
    });
  });

  it.each<[string, Partial<Report>]>([
    ['nobody listed is in the proof', rotated('other', 'newer')],
    ['the proof is of another signer', { signers: signers('evil'), lineage: signers('page', 'newer') }],
    ['the proof ends with the listed one', { signers: signers('evil'), lineage: signers('evil', 'page') }],
    ['two signers share a proof', { signers: signers('newer', 'evil'), lineage: signers('page', 'newer') }],
    ['the proof is empty', { signers: signers('evil'), lineage: [] }],
  ])('not if %s', (_name, changes) => {
    expect(check(changes)).toMatchObject({ kind: 'mismatch' });
  });

  it('the listed one is its successor, as newer Androids see', () => {
    const proof = { kind: 'rotated', channel: 'example.org', place: 'page' };
    expect(check({ signers: signers('older') }, rotated('older', 'page'))).toEqual(proof);
  });

  it.each<[string, Partial<Report>, Partial<Report> | null]>([
    ['nobody looked', { signers: signers('older') }, null],
    ['the wider look failed', { signers: signers('older') }, { ...rotated('older', 'page'), verified: false }],
    ['it is not in the proof', { signers: signers('evil') }, rotated('older', 'page')],
    ['the successor is not listed', { signers: signers('older') }, rotated('older', 'evil')],
    ['the successor has no proof', { signers: signers('older') }, { signers: signers('page') }],
    ['it has a companion', { signers: signers('older', 'evil') }, rotated('older', 'page')],
    [
      'the wider look began later',
      { signers: signers('older') },
      { ...rotated('older', 'page'), range: { minSdk: 35, maxSdk: 99 } },
    ],
  ])('not if %s', (_name, changes, wide) => {
    expect(check(changes, wide)).toMatchObject({ kind: 'mismatch' });
  });
});

describe('no comparison', () => {
  const published = {
    ...certificate('page'),
    sha256: 'a40da80a59d170caa950cf15c18c454d47a39b26989d8b640ecd745ba71bf5dc',
  };

  it('of a file that was not verified', () => {
    expect(check({ verified: false })).toEqual({ kind: 'unsigned' });
    expect(check({ signers: [] })).toEqual({ kind: 'unsigned' });
  });

  it('of a key that everybody has, even if it is listed', () => {
    expect(check({ signers: [published] })).toEqual({ kind: 'public-key', name: 'AOSP testkey' });
    expect(check({ signers: [published, published] })).toMatchObject({ kind: 'public-key' });
    expect(check({ signers: [published, certificate('evil')] })).toMatchObject({ kind: 'mismatch' });
  });

  it('without an entry of the package', () => {
    expect(compare({ facts: goodFacts, report: goodReport }, undefined)).toEqual({ kind: 'unknown-app' });
    expect(compare({ facts: { package: 'org.example.fake' }, report: goodReport }, entry)).toEqual({
      kind: 'unknown-app',
    });
  });
});
