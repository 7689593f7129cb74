import { describe, expect, it } from 'vitest';
import { labelsIn, slotsIn, tokens } from './tokens.ts';

describe('tokens', () => {
  it.each([
    ['Tap it.', [{ text: 'Tap it.' }]],
    ['', []],
    ['{label:pi_ok}', [{ label: 'pi_ok' }]],
    ['Tap {label:pi_ok}.', [{ text: 'Tap ' }, { label: 'pi_ok' }, { text: '.' }]],
    ['{label:a}{label:b-c}', [{ label: 'a' }, { label: 'b-c' }]],
    ['Open {app}, then {label:a}', [{ text: 'Open {app}, then ' }, { label: 'a' }]],
    ['{label:}, {label:a b} and {LABEL:a}', [{ text: '{label:}, {label:a b} and {LABEL:a}' }]],
    ['{{label:a}}', [{ text: '{' }, { label: 'a' }, { text: '}' }]],
    ['سے پہلے {label:a} دبائیں', [{ text: 'سے پہلے ' }, { label: 'a' }, { text: ' دبائیں' }]],
  ])('%s', (sentence, expected) => {
    expect(tokens(sentence)).toEqual(expected);
  });

  it('keeps every letter', () => {
    const sentence = ' {label:a} x {app}{label:b}\n';
    const joined = tokens(sentence).map((token) => ('label' in token ? `{label:${token.label}}` : token.text));
    expect(joined.join('')).toBe(sentence);
  });
});

describe('labelsIn', () => {
  it('returns each label in order, including duplicates', () => {
    expect(labelsIn('{label:b} {app} {label:a}, {label:b}')).toEqual(['b', 'a', 'b']);
    expect(labelsIn('Nothing {here}')).toEqual([]);
  });
});

describe('slotsIn', () => {
  it('returns slots and labels, sorted and without duplicates', () => {
    expect(slotsIn('{file} {app} {label:x} {app}')).toEqual(['{app}', '{file}', '{label:x}']);
    expect(slotsIn('none')).toEqual([]);
  });

  it('returns the same for two sentences that differ only in their order', () => {
    expect(slotsIn('{a} before {b}')).toEqual(slotsIn('{b} after {a}'));
  });

  it('ignores a lone brace', () => {
    expect(slotsIn('} {a {b}')).toEqual(['{b}']);
  });
});
