import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

// Finds the tests that a change of a path needs: for code those that import it, directly or not; for content those that
// read the content; for a document or setting those that name it.

const code = /\.tsx?$/;
const ignored = new Set(['node_modules', 'dist', 'dist-host', 'dist-package']);
/** Loads all content: tests that import it, directly or not, cover any change of the content. */
const contentLoader = 'packages/content-kit/src/files/load.ts';
/** Contains paths as test data. */
const thisTest = 'tools/tests-for.test.ts';
/** Walks through the page as a reader does, for what only a browser shows. */
const walkthroughs = ['e2e/journeys/keyboard.test.ts', 'e2e/journeys/navigation.test.ts'];

/** Returns the paths of the project's files below a folder, with forward slashes. */
const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (ignored.has(entry.name) || entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });

/** Returns which files of this project each code file imports, by a relative path or through a package's exports. */
function readImports(root: string, files: readonly string[]): Map<string, Set<string>> {
  const all = new Set(files);
  const exportedFiles = new Map(
    files
      .filter((path) => /^(?:packages|apps)\/[^/]+\/package\.json$/.test(path))
      .flatMap((path) => {
        const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
          name: string;
          exports?: Record<string, string>;
        };
        return Object.entries(exports).map(
          ([subpath, file]) => [name + subpath.slice(1), join(dirname(path), file)] as const,
        );
      }),
  );
  const resolveImport = (from: string, name: string): string | undefined => {
    const path = name.startsWith('.') ? relative(root, resolve(root, dirname(from), name)) : exportedFiles.get(name);
    const slashed = path?.replaceAll('\\', '/');
    return slashed !== undefined && all.has(slashed) ? slashed : undefined;
  };
  return new Map(
    files
      .filter((path) => code.test(path))
      .map((path) => {
        const text = readFileSync(join(root, path), 'utf8');
        const specifiers = [...text.matchAll(/(?:from|import\(|import)\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g)];
        return [path, new Set(specifiers.flatMap(([, name]) => resolveImport(path, name!) ?? []))] as const;
      }),
  );
}

/** Returns these files and those that import one of them, directly or not. */
function withImporters(imports: ReadonlyMap<string, ReadonlySet<string>>, paths: readonly string[]): Set<string> {
  const result = new Set(paths);
  for (let before = 0; before < result.size; ) {
    before = result.size;
    for (const [from, to] of imports) if ([...to].some((target) => result.has(target))) result.add(from);
  }
  return result;
}

/** Returns the package, or the folder of the root, that a file belongs to. */
const packageOf = (file: string): string => /^(?:(?:apps|packages)\/)?[^/]+/.exec(file)![0];

/** Checks whether a text names a file by its path, by its folder, or by its name after a quotation mark or a slash. */
function isNamed(file: string, text: string): boolean {
  const folder = dirname(file);
  const name = file.slice(folder === '.' ? 0 : folder.length + 1);
  return (
    text.includes(`/${name}'`) || text.includes(`'${name}'`) || (folder.includes('/') && text.includes(`${folder}/`))
  );
}

/**
 * Returns the test files that a change of a path needs, sorted, or a sentence that says why there are none. `path` is
 * one of the project's files or folders, relative to its root or to the working directory. A browser test that
 * imports the change is included only if the path is in `e2e`, a slow test only if it is in the same package; the
 * others belong to `npm test` and to a release.
 */
export function testsFor(root: string, path: string): string[] | string {
  const changedPath = relative(root, resolve(root, path)).replaceAll('\\', '/').replace(/\/$/, '');
  if (!changedPath || changedPath.startsWith('..')) return `${path} is no path in this project.`;
  if (!existsSync(join(root, changedPath))) return `There is no ${changedPath} in this project: nothing was run.`;
  const files = filesBelow(root, '');
  const isFolder = statSync(join(root, changedPath)).isDirectory();
  const changed = files.filter((file) => (isFolder ? file.startsWith(`${changedPath}/`) : file === changedPath));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const imports = readImports(root, files);
  const isContent = (file: string) => file.startsWith('content/');
  const isBrowserTest = (file: string) => file.startsWith('e2e/');
  const isSlow = (file: string) => file.endsWith('.slow.test.ts');
  const isInChangedPackage = (test: string) => changed.some((file) => packageOf(file) === packageOf(test));
  const needed = new Set(tests.filter((test) => changed.includes(test)));

  const importers = withImporters(
    imports,
    changed.filter((file) => code.test(file)),
  );
  const readers = withImporters(imports, changed.some(isContent) ? [contentLoader] : []);
  for (const test of tests)
    if (
      isBrowserTest(test)
        ? importers.has(test) && changed.some(isBrowserTest)
        : importers.has(test) || readers.has(test)
    )
      if (!isSlow(test) || isInChangedPackage(test)) needed.add(test);

  const documents = changed.filter((file) => !code.test(file) && !isContent(file));
  for (const test of documents.length ? tests.filter((test) => test !== thisTest) : []) {
    const text = readFileSync(join(root, test), 'utf8');
    if (documents.some((file) => isNamed(file, text))) needed.add(test);
  }
  if (changed.some((file) => isContent(file) || /^apps\/guide\/(?:src|service-worker)\//.test(file)))
    for (const test of walkthroughs) needed.add(test);
  return needed.size ? [...needed].sort() : `No test is known for ${changedPath}: nothing was run.`;
}
