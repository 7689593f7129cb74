import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';

/** A temporary folder for the files of a test. */
export interface TestFolder {
  readonly folder: string;
  /** Returns the path of a name in the folder. */
  readonly at: (name: string) => string;
  /** Writes a file, creating missing folders, and returns its path. */
  readonly put: (name: string, data: Uint8Array | string) => string;
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'sideguide-test-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

const folderAt = (current: () => string): TestFolder => {
  const at = (name: string) => join(current(), name);
  return {
    get folder() {
      return current();
    },
    at,
    put: (name, data) => {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), data);
      return at(name);
    },
  };
};

/** Returns an empty folder for the tests of the file, or of the `describe` that calls this. */
export function testFolder(): TestFolder {
  const folder = makeFolder();
  afterAll(() => removeFolder(folder));
  return folderAt(() => folder);
}

/** Returns a folder that is a new, empty one in each test of the file. */
export function folderPerTest(): TestFolder {
  let folder = '';
  beforeEach(() => {
    folder = makeFolder();
  });
  afterEach(() => removeFolder(folder));
  return folderAt(() => folder);
}
