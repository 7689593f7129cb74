import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';
import { readYaml, type Yaml } from '../support/yaml.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { version, license, files } = JSON.parse(read('package.json')) as {
  version: string;
  license: string;
  files: string[];
};

describe('a release', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$/gm)].map(
    ([, name, day]) => ({ name: name!, day }),
  );

  it('has one version: package, lock file, changelog, page for operators', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      version: string;
      packages: Record<string, { version: string }>;
    };
    expect([lock.version, lock.packages['']!.version]).toEqual([version, version]);
    expect(headings.map(({ name }) => name).slice(0, 2)).toEqual(['Unreleased', version]);
    expect(read('docs/host-it.md')).toContain(`sideguide-${version}.tgz`);
  });

  it('each has its date, the newest first', () => {
    const days = headings.slice(1).map(({ day }) => day);
    expect(days.every((day) => day !== undefined && !Number.isNaN(Date.parse(day)))).toBe(true);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(headings.map(({ name }) => name)).size).toBe(headings.length);
  });

  it('says what changed in sections that everybody knows', () => {
    const sections = [...read('CHANGELOG.md').matchAll(/^### (.+)$/gm)].map(([, name]) => name!);
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(sections.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('licences', () => {
  it('code and content have theirs, named where one looks', () => {
    expect(license).toBe('Apache-2.0 AND CC-BY-4.0');
    expect(read('LICENSE')).toContain('Apache License');
    const content = read('LICENSE-CONTENT');
    expect(content).toContain('https://creativecommons.org/licenses/by/4.0/');
    expect(content).toContain('Section 8 -- Interpretation.');
    expect(read('README.md')).toMatch(/\[CC BY 4\.0\]\(LICENSE-CONTENT\)/);
    expect(files).toEqual(expect.arrayContaining(['LICENSE-CONTENT', 'CHANGELOG.md']));
  });
});

type Fields = { readonly [key: string]: Yaml };
const folder = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(join(root, folder))
  .filter((name) => name !== 'config.yml')
  .map((name) => ({ name, form: readYaml(read(`${folder}/${name}`)) as Fields }));
const partsOf = (form: Fields) => form.body as readonly Fields[];

describe('forms for issues', () => {
  it('are there, and the host reads them', () => {
    expect(forms.length).toBeGreaterThan(2);
    expect(readYaml(read(`${folder}/config.yml`))).toMatchObject({ blank_issues_enabled: true });
  });

  it.each(forms)('$name has what a form needs', ({ name, form }) => {
    expect(name).toMatch(/\.yml$/);
    for (const key of ['name', 'description', 'title']) expect(form[key], key).toMatch(/\S/);
    const ids = partsOf(form).flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, id, attributes, validations } of partsOf(form)) {
      expect(['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      const fields = attributes as Fields;
      if (type === 'markdown') expect(fields.value).toMatch(/\S/);
      else expect([id, fields.label]).toEqual([expect.stringMatching(/^[a-z]+$/), expect.stringMatching(/\S/)]);
      if (type === 'dropdown' || type === 'checkboxes')
        expect((fields.options as readonly Yaml[]).length).toBeGreaterThan(0);
      if (validations !== undefined) expect(typeof (validations as Fields).required).toBe('boolean');
    }
    expect(partsOf(form).some(({ validations }) => (validations as Fields | undefined)?.required === true)).toBe(true);
  });

  it('the one for phones carries the report code, and asks for nobody’s data', () => {
    const { form } = forms.find(({ name }) => name.startsWith('my-phone'))!;
    expect(partsOf(form).map(({ id }) => id)).toEqual(expect.arrayContaining(['code', 'phone', 'language', 'shows']));
    expect(partsOf(form).find(({ id }) => id === 'code')!.validations).toEqual({ required: false });
    expect(JSON.stringify(form)).not.toMatch(/e-?mail|IMEI|serial/i);
  });

  it('it says where the guide has the code, and CONTRIBUTING what becomes of it', () => {
    const { form } = forms.find(({ name }) => name.startsWith('my-phone'))!;
    const { description } = partsOf(form).find(({ id }) => id === 'code')!.attributes as { description: string };
    const namespace = (name: string) =>
      JSON.parse(read(`content/locales/en/namespaces/${name}.json`)) as Record<string, string>;
    expect(description).toContain(`tap “${namespace('share').report}”`);
    expect(description).toContain(
      `tap “${namespace('flow')['see-otherwise']}”, then “${namespace('share')['report-differs']}”`,
    );
    const page = read('CONTRIBUTING.md');
    expect(page).toContain(String(form.name));
    expect(page).toContain('npm run sideguide -- report decode CODE');
    expect(page).toContain('](docs/recipes/correction.md)');
  });
});

describe('the reader of forms', () => {
  it('reads what they are written in', () => {
    expect(readYaml('a: one\nb:\n  - c: true\n    d: "x: y"\n  - e\nf: ["g", "h"]\ni: |\n  j\n  k: l\n')).toEqual({
      a: 'one',
      b: [{ c: true, d: 'x: y' }, 'e'],
      f: ['g', 'h'],
      i: 'j\nk: l',
    });
  });

  it.each(['a: b: c', 'a:\n', 'a: 1\na: 2', 'a: 1\n    b: 2', "a: 'x'", 'just words', 'a:\n    b: 1\n  c: 2'])(
    'refuses %j',
    (text) => {
      expect(() => readYaml(text)).toThrow(/^line \d/);
    },
  );
});
