import { existsSync } from 'node:fs';
import { beforeEach } from 'vitest';

// Setup of the tests that run once for each set of fonts.

beforeEach((context) => {
  const folder = process.env.SIDEGUIDE_FONTS!;
  context.skip(!existsSync(folder), `there are no fonts in ${folder}: apt-get cannot download their packages here`);
});
