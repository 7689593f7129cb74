import { expect, it } from 'vitest';
import { targetAt } from '../publish/target.ts';
import { dryRunText } from './publish.ts';

it.each(['/srv/guide', './www', 'me@host:/srv/guide'])(
  'publish names a target as the operator wrote it: %s',
  (name) => {
    expect(dryRunText(targetAt(name, '/guide'), undefined)).toContain(`to ${name} yet`);
  },
);
