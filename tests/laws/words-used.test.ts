import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#cli/content/load.ts';
import { sourceTag } from '#lib/content/content.ts';
import { parameters } from '#lib/flow/address.ts';
import { receivers } from '#lib/flow/send.ts';
import { appKinds } from '#lib/model/app.ts';
import { speakers, stages } from '#lib/model/message.ts';
import { sourceKinds } from '#lib/model/sources.ts';
import { obstacleKinds } from '#src/check/obstacle-words.ts';
import { notable } from '#src/check/permissions.ts';
import { root } from '#tools/paths.ts';
import { projectFiles } from '../support/copy-project.ts';

type Files = Readonly<Record<string, string>>;
/** What stands for `${…}` in a key that is put together, by the key with `*` in its place. */
type Families = Readonly<Record<string, readonly string[]>>;

const literal = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

/** Literals in a piece of code; of a template, `*` stands for each `${…}`. */
const literalsIn = (code: string): string[] =>
  [...code.matchAll(literal)].map(
    ([, single, double, template]) => single ?? double ?? template!.replace(/\$\{[^}]*\}/g, '*'),
  );

/** First arguments of all calls of a function, as code. */
function firstArguments(code: string, name: string): string[] {
  return [...code.matchAll(new RegExp(`(?<![\\w.'-])${name}\\(`, 'g'))].map(({ index, 0: call }) => {
    const start = index + call.length;
    let depth = 0;
    let at = start;
    for (let quote = ''; at < code.length; at++) {
      const letter = code[at]!;
      if (quote) quote = letter === quote ? '' : quote;
      else if (`'"\``.includes(letter)) quote = letter;
      else if ('([{'.includes(letter)) depth++;
      else if (')]}'.includes(letter) && depth-- === 0) break;
      else if (letter === ',' && depth === 0) break;
    }
    return code.slice(start, at).trim();
  });
}

/** Literals that a property or constant of this name is given, here or, failing that, anywhere. */
function valuesOf(name: string, path: string, files: Files): string[] {
  const given = new RegExp(`\\b${name}(?::|\\s=)\\s*('[^'\\n]*'|\`[^\`]*\`)`, 'g');
  const within = (code: string) => [...code.matchAll(given)].flatMap(([, value]) => literalsIn(value!));
  const here = within(files[path]!);
  return here.length ? here : Object.values(files).flatMap(within);
}

/** Keys that code asks for, each with the file that does; `problems` says what cannot be followed. */
function keysAsked(files: Files, ask: string, families: Families, where: RegExp) {
  const keys = new Map<string, string>();
  const problems: string[] = [];
  for (const [path, code] of Object.entries(files).filter(([path]) => where.test(path))) {
    // A key that is only looked up, without being filled in.
    for (const [, key] of code.matchAll(/\bui\['([^']+)'\]/g)) keys.set(key!, path);
    for (const argument of firstArguments(code, ask)) {
      const asked = /^\w+$/.test(argument) ? valuesOf(argument, path, files) : literalsIn(argument);
      if (asked.length === 0)
        problems.push(`${path}: ${ask}(${argument}) – write the keys as literals, so that they can be found`);
      for (const key of asked) {
        const values = families[key];
        if (!key.includes('*')) keys.set(key, path);
        else if (values) for (const value of values) keys.set(key.replace('*', value), path);
        else problems.push(`${path}: ${ask}(\`${key}\`) – add ${key} to the families in tests/laws/words-used.test.ts`);
      }
    }
  }
  return { keys, problems };
}

/** What is wrong between the keys of a file of words and those that code asks for. */
function compare(file: string, words: object, asked: ReturnType<typeof keysAsked>): string[] {
  const unknown = [...asked.keys].filter(([key]) => !(key in words));
  const unused = Object.keys(words).filter((key) => !asked.keys.has(key));
  return [
    ...asked.problems,
    ...unknown.map(
      ([key, path]) => `${path} asks for “${key}”, which ${file} lacks: add the sentence in every language`,
    ),
    ...unused.map((key) => `${file} has “${key}”, which nobody asks for: take it out of every language`),
  ];
}

const { content } = await loadContent(root);
const source = content.locales[sourceTag(content)]!;
const code: Files = Object.fromEntries(
  projectFiles(root)
    .filter((path) => /^(src|lib\/(flow|model|apk\/model))\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]),
);
/** Members of a union that is a type only, read from where it stands. */
const unionOf = (path: string, name: string): string[] =>
  literalsIn(new RegExp(`${name}([^;]+);`).exec(code[path]!.replace(/\/\*[\s\S]*?\*\//g, ''))![1]!);

/** Keys of the check that are put together: verdicts, failures, obstacles, permissions. */
function checkFamilies(): Families {
  const failures = [...unionOf('src/check/protocol.ts', 'type Failure ='), ...unionOf('src/check/state.ts', 'why:')];
  const bundles = ['apks', 'xapk', 'apkm'];
  const kinds = unionOf('lib/apk/model/facts.ts', 'type FileKind =').filter(
    (kind) => kind !== 'apk' && !bundles.includes(kind),
  );
  return {
    'danger-*': unionOf('lib/apk/model/verdict.ts', 'type Danger ='),
    'not-*': [...kinds, 'bundle'],
    'not-*-then': [...kinds, 'bundle'],
    'failed-*': failures,
    'failed-*-then': failures,
    'obstacle-*': obstacleKinds,
    'may-*': Object.keys(notable),
  };
}

describe('the words of the source language', () => {
  const at = `content/locales/${sourceTag(content)}`;

  it('ui.json and rooms hold exactly what screens say', () => {
    const families: Families = {
      'kind-*': appKinds,
      'rom-*': Object.values(content.skins).flatMap(({ skin }) => skin.roms.map(({ id }) => id)),
      'says-*': speakers.filter((who) => who !== 'nobody'),
      'stage-*': stages,
      'sources-*': [...sourceKinds, 'high', 'medium', 'low'],
      'bad-*': parameters,
      'send-*': receivers,
      'gate-*': Object.keys(content.gates),
      'country-*': Object.values(content.gates).flatMap(({ rollout }) => rollout?.countries ?? []),
      'kept-*': unionOf('src/core/offline/state.ts', 'type Said ='),
    };
    const words = Object.assign({}, source.ui, ...Object.values(source.rooms));
    expect(compare(`${at}/ui.json or rooms/`, words, keysAsked(code, 't', families, /./))).toEqual([]);
  });

  it('check.json holds exactly what the file check says', () => {
    const [where, families] = [/^src\/check\//, checkFamilies()];
    const spoken = keysAsked(code, 'tell', families, where);
    const written = keysAsked(code, 'spell', families, where);
    const asked = {
      keys: new Map([...spoken.keys, ...written.keys]),
      problems: [...spoken.problems, ...written.problems],
    };
    expect(compare(`${at}/check.json`, source.check, asked)).toEqual([]);
  });

  it('rescue.json holds exactly what the error screen and the bare document say', () => {
    const kinds = unionOf('src/app/diagnose.ts', 'type Kind =');
    const families: Families = { '*-title': kinds, '*-text': kinds };
    const asked = keysAsked(code, 'say', families, /^src\/app\//);
    // The build puts it into the document.
    asked.keys.set('blocked', 'tools/build/startless.ts');
    expect(compare(`${at}/rescue.json`, source.rescue, asked)).toEqual([]);
  });
});

describe('the law follows', () => {
  const check = (text: string, words: object, more: Files = {}) =>
    compare('ui.json', words, keysAsked({ 'a.tsx': text, ...more }, 't', { 'kind-*': ['mail', 'maps'] }, /./));

  it('literals, choices, templates, properties of lists and values from other files', () => {
    expect(check("<p>{t('a', { n: f(1, 2) })}</p>", { a: '' })).toEqual([]);
    expect(check('t(on ? \'a\' : "b")', { a: '', b: '' })).toEqual([]);
    expect(check(`t(\`kind-\${app.kind}\`)`, { 'kind-mail': '', 'kind-maps': '' })).toEqual([]);
    expect(check("[{ name: 'a' }, { name: 'b' }].map(({ name }) => t(name))", { a: '', b: '' })).toEqual([]);
    expect(check("String(ui['a'])", { a: '' })).toEqual([]);
    expect(check('t(word, { value })', { 'bad-a': '' }, { 'b.ts': "push({ word: 'bad-a', value })" })).toEqual([]);
  });

  it.each([
    ["t('b')", 'asks for “b”'],
    ['', 'has “a”, which nobody asks for'],
    ["start('a')", 'has “a”, which nobody asks for'],
    ['t(name)', 'write the keys as literals'],
    [`t(\`tone-\${x}\`)`, 'add tone-* to the families'],
    [`t(\`kind-\${x}\`)`, 'asks for “kind-maps”'],
  ])('and sees what is wrong in: %s', (text, wrong) => {
    expect(check(text, { a: '' })).toContainEqual(expect.stringContaining(wrong));
  });
});
