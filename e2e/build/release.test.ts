import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';

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

  it('has the same version in package, lock file, changelog and operators’ page', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      version: string;
      packages: Record<string, { version: string }>;
    };
    expect([lock.version, lock.packages['']!.version]).toEqual([version, version]);
    expect(headings.map(({ name }) => name).slice(0, 2)).toEqual(['Unreleased', version]);
    for (const page of ['docs/host-it.md', 'README.md']) expect(read(page), page).toContain(`sideguide-${version}.tgz`);
  });

  it('is listed with its date, newest first', () => {
    const days = headings.slice(1).map(({ day }) => day);
    expect(days.every((day) => day !== undefined && !Number.isNaN(Date.parse(day)))).toBe(true);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(headings.map(({ name }) => name)).size).toBe(headings.length);
  });

  it('lists its changes in the usual sections', () => {
    const sections = [...read('CHANGELOG.md').matchAll(/^### (.+)$/gm)].map(([, name]) => name!);
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(sections.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the workflows', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(join(root, folder)).map((name) => ({ name, text: read(`${folder}/${name}`) }));

  it.each(workflows)('$name names actions by commit, and may read only unless a job says more', ({ text }) => {
    const actions = [...text.matchAll(/uses: (\S+)(.*)/g)];
    expect(actions.length).toBeGreaterThan(1);
    for (const [, action, version] of actions) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      expect(version).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\S/m);
    const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
    expect(count(/persist-credentials: false/g)).toBe(count(/actions\/checkout@/g));
  });

  it('run only scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const { text } of workflows)
      for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('licences', () => {
  it('exist for code and content', () => {
    expect(license).toBe('Apache-2.0 AND CC-BY-4.0');
    expect(read('LICENSE')).toContain('Apache License');
    const content = read('LICENSE-CONTENT');
    expect(content).toContain('https://creativecommons.org/licenses/by/4.0/');
    expect(content).toContain('Section 8 -- Interpretation.');
    expect(read('README.md')).toMatch(/\[CC BY 4\.0\]\(LICENSE-CONTENT\)/);
    expect(files).toEqual(expect.arrayContaining(['LICENSE-CONTENT', 'CHANGELOG.md']));
  });
});

it('the issue form says where to find a report, and CONTRIBUTING what happens with it', () => {
  const form = read('.github/ISSUE_TEMPLATE/my-phone-shows-something-else.yml');
  const namespace = (name: string) =>
    JSON.parse(read(`content/locales/en/namespaces/${name}.json`)) as Record<string, string>;
  expect(form).toContain(`tap “${namespace('share').report}”`);
  expect(form).toContain(`tap “${namespace('flow')['see-otherwise']}”, then “${namespace('share')['report-differs']}”`);
  expect(form).not.toMatch(/e-?mail|IMEI|serial/i);
  const page = read('CONTRIBUTING.md');
  expect(page).toContain(/^name: (.+)$/m.exec(form)![1]);
});
