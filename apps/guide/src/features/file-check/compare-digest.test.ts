import { describe, expect, it } from 'vitest';
import { compareDigest } from './compare-digest.ts';

const digest = '0123456789abcdef'.repeat(4);
const signer = 'fedcba9876543210'.repeat(4);
const other = 'a'.repeat(64);
const grouped = (separator: string) => digest.match(/../g)!.join(separator);

describe('a pasted text', () => {
  it.each([
    ['as it is', digest, 'equal'],
    ['in capitals', digest.toUpperCase(), 'equal'],
    ['with colons', grouped(':'), 'equal'],
    ['in groups, over two lines', grouped(' ').replace(' 89', '\n89'), 'equal'],
    ['with its algorithm', `sha256:${digest}`, 'equal'],
    ['with its algorithm, as on web pages', `SHA-256: ${grouped(' ').toUpperCase()}`, 'equal'],
    ['with an equals sign', `SHA256 = ${digest}`, 'equal'],
    ['with a file name', `${digest}  F-Droid.apk`, 'equal'],
    ['with the name before it', `SHA256 (F-Droid.apk) = ${digest}`, 'equal'],
    ['among others', `${other}  one.apk\n${digest} *two.apk`, 'equal'],
    ['with characters that nobody sees', `\u200e${digest}\u200b`, 'equal'],
    ['in wide letters', digest.replace(/0/g, '\uff10'), 'equal'],
    ['another', other, 'different'],
    ['one digit off', `${digest.slice(0, 63)}0`, 'different'],
    ['the signature’s', signer.toUpperCase(), 'signer'],
    ['too short', digest.slice(0, 63), 'none'],
    ['too long', `${digest}0`, 'none'],
    ['a SHA-1', digest.slice(0, 40), 'none'],
    ['a SHA-512', digest + digest, 'none'],
    ['words', 'Version 1.20', 'none'],
  ])('%s', (_, text, answer) => {
    expect(compareDigest(text, digest, [signer])).toBe(answer);
  });
});
