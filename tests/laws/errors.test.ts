import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#src/app/diagnose.ts';
import { UnknownAddressError } from '#src/core/chunks/errors.ts';
import { errorsDocument, unlisted } from '#tools/errors/document.ts';
import { all } from '#tools/errors/list.ts';
import { callsIn } from '#tools/errors/scan.ts';
import { root } from '#tools/paths.ts';
import { content } from '../support/expected.ts';

describe('the list of errors', () => {
  it('knows every error that the code makes (else add an entry to a file of tools/errors/list/)', () => {
    expect(unlisted(root).unknown).toEqual([]);
  });

  it('names none that the code does not make any more', () => {
    expect(unlisted(root).gone).toEqual([]);
  });

  it('gives each a code of its own, and says what to do', () => {
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    for (const { cause, operator } of all) expect(cause.length * operator.length).toBeGreaterThan(100);
  });

  it('tells what the error screen says', () => {
    for (const { code, reader } of all.filter((entry) => typeof entry.reader !== 'string')) {
      const [name, ...rest] = code.split(', ');
      const error =
        name === 'UnknownAddressError'
          ? new UnknownAddressError()
          : Object.assign(new Error(), { name, type: rest.at(-1) });
      expect({ kind: diagnose(error, true) }, code).toEqual(reader);
    }
  });

  it('is the page of today (else run npm run errors)', () => {
    expect(readFileSync(`${root}docs/errors.md`, 'utf8')).toBe(errorsDocument(root, content));
  });
});

describe('an error in code is found', () => {
  const found = (code: string) =>
    callsIn('x.ts', code, /\bnew (\w*Error)\(/g).map(({ name, given }) => [name, ...given]);
  it.each([
    ["throw new Error('no port')", [['Error', 'no port']]],
    [
      'throw new RangeError(`¤{a} of ¤{b.map((x) => `(¤{x})`).join(")")}!`, { cause })'.replaceAll('¤', '$'),
      [['RangeError', '… of …!', '…']],
    ],
    ["reject(\n  new ApkError(\n    'format',\n    \"it isn't\",\n  ),\n)", [['ApkError', 'format', "it isn't"]]],
    ['const e = new GoneError(path); f(new UnknownAddressError())', [['GoneError', '…'], ['UnknownAddressError']]],
    ["if (error instanceof TypeError) return 'new Thing(1)'", []],
  ])('%s', (code, errors) => {
    expect(found(code)).toEqual(errors);
  });
});
