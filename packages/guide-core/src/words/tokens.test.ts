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

  it('lose no letter', () => {
    const sentence = ' {label:a} x {app}{label:b}\n';
    const together = tokens(sentence).map((token) => ('label' in token ? `{label:${token.label}}` : token.text));
    expect(together.join('')).toBe(sentence);
  });
});

describe('labelsIn', () => {
  it('names each label in order, as often as it stands there', () => {
    expect(labelsIn('{label:b} {app} {label:a}, {label:b}')).toEqual(['b', 'a', 'b']);
    expect(labelsIn('Nothing {here}')).toEqual([]);
  });
});

describe('slotsIn', () => {
  it('names slots and labels, sorted and each once', () => {
    expect(slotsIn('{file} {app} {label:x} {app}')).toEqual(['{app}', '{file}', '{label:x}']);
    expect(slotsIn('none')).toEqual([]);
  });

  it('is the same for two sentences that differ only in their order', () => {
    expect(slotsIn('{a} before {b}')).toEqual(slotsIn('{b} after {a}'));
  });

  it('does not take a lone brace for a slot', () => {
    expect(slotsIn('} {a {b}')).toEqual(['{b}']);
  });
});
