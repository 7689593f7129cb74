import { linkProblem } from '@sideguide/guide-core/schema';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../check.ts';
import { change, sampleContent } from '../sample.fixture.ts';

describe('a link', () => {
  it.each([
    'https://example.org',
    'https://example.org/',
    'https://f-droid.org/docs/?x=1&y=2#top',
    'https://xn--e1afmkfd.xn--p1ai/',
    'https://a.b-c.example/~user/%D1%84.apk',
  ])('%s passes', (address) => {
    expect(linkProblem(address)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    5,
    'http://example.org/',
    'HTTPS:example.org',
    'https:/example.org/',
    'https:\\\\example.org\\',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' https://example.org/',
    'https://example.org/ ',
    '\u0000https://example.org/',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.org/x',
    'intent://example.org/#Intent;scheme=https;end',
    'ftp://example.org/',
    'https://example.org@evil.example/',
    'https://user:word@example.org/',
    'https://example.org:8443/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://-a.example/',
    'https://a..example/',
    'https://.example/',
    'https://example.org./',
    'https://exаmple.org/', // a Cyrillic letter
    'https://example.org\\@evil.example/',
    'https://example.org?x',
    'https://example.org#x',
    'https://example.org/"onclick="alert(1)',
    "https://example.org/'",
    'https://example.org/<b>',
    'https://example.org/\u202Egpj.exe',
    'https://example.org/\u200F',
    'https://example.org/\u0007',
    'https://example.org/\n',
    'https://example.org/ü',
    'https://example.org/\ud800',
  ])('%j does not pass', (address) => {
    expect(linkProblem(address)).toEqual(expect.any(String));
    // The message about it is safe to print.
    expect(linkProblem(address)).toMatch(/^[ -~“”]+$/);
  });
});

/** Returns the findings when a field of the sample's app has this value. */
function findings(field: string, value: unknown) {
  const content = sampleContent();
  Object.assign(content.apps['org.example.app']!, { [field]: value });
  return checkContent(content);
}

describe('an app of the catalogue', () => {
  it.each([
    ['a zero byte', 'Exa\0mple'],
    ['a line end', 'Exam\nple'],
    ['a bell', 'Example\u0007'],
    ['a delete', 'Example\u007f'],
    ['a next line', 'Exam\u0085ple'],
    ['a right-to-left mark', 'Example\u200f'],
    ['an override', 'Example \u202egpj.apk'],
    ['an isolate', '\u2066Example'],
    ['a zero width space', 'Exam\u200bple'],
    ['a byte order mark', '\ufeffExample'],
    ['a soft hyphen', 'Exam\u00adple'],
    ['a tag', 'Example\u{e0041}'],
    ['a Hangul filler', '\u3164'],
    ['a line separator', 'Exam\u2028ple'],
    ['private use', 'Example\ue000'],
    ['half of a pair', 'Example\ud83d'],
    ['a joiner at its end', 'Example\u200d'],
  ])('has no %s in its name', (_name, text) => {
    expect(findings('name', text)).toContainEqual(
      expect.objectContaining({
        field: 'name',
        reason: expect.stringMatching(/invisible character .*\(U\+[0-9A-F]{4,5}\)/),
      }),
    );
  });

  it.each(['Ёлка', 'تطبيق', 'می‌خواهم', '安全な🔐アプリ', 'R&D <Tools> "2"', 'Файл', 'Data: a file'])(
    'may be called %s',
    (name) => {
      expect(findings('name', name)).toEqual([]);
    },
  );

  it.each([
    ['name', 'x'.repeat(61), 'more than 60 characters'],
    ['publisher', 'x'.repeat(101), 'more than 100 characters'],
    ['publisher', 'Visit http://evil.example', 'other than an https address'],
    ['publisher', 'javascript:alert(1)', 'other than an https address'],
    ['publisher', 'see //evil.example', 'other than an https address'],
    ['sources', ['\\\\evil.example\\share'], 'other than an https address'],
    ['sources', ['data:text/html,x'], 'other than an https address'],
    ['file', '../../x.apk', 'not the name of a file'],
    ['file', 'C:\\x.apk', 'not the name of a file'],
    ['file', '.hidden', 'not the name of a file'],
    ['file', 'exe.\u202ekpa', 'invisible character'],
  ])('%s = %j is refused', (field, value, reason) => {
    expect(
      findings(field, value)
        .map((finding) => finding.reason)
        .join('\n'),
    ).toContain(reason);
  });
});

describe('the guide’s own words', () => {
  it.each(['labels/pi_blocked/text/en', 'locales/uk/rescue/retry', 'skins/demo/card/makers/0', 'locales/uk/card/name'])(
    'hold no override: %s',
    (path) => {
      const content = sampleContent();
      change(content, `${path} = "a\u202eb"`);
      expect(checkContent(content)).toContainEqual(
        expect.objectContaining({ reason: 'an invisible character stands in it (U+202E)' }),
      );
    },
  );

  it('hold no sign for a lost character', () => {
    const content = sampleContent();
    change(content, 'locales/uk/rescue/retry = "Ta\ufffdl"');
    expect(checkContent(content)).toContainEqual(
      expect.objectContaining({ reason: 'a character in it was lost (U+FFFD)' }),
    );
  });

  it('keep the direction mark that a phone has in a label', () => {
    const content = sampleContent();
    Object.assign(content.labels.pi_blocked!.text, { en: '\u200fUSB' });
    expect(checkContent(content)).toEqual([]);
  });
});
