import { expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { checkServer } from './check-server.ts';
import type { OperatorGuide } from './guide.ts';

const { at, put } = folderPerTest();

it('says that a guide was built for another folder of the server, and asks nothing more', async () => {
  put('dist/site.json', '{"base":"/"}');
  const findings = await checkServer(
    { folder: { path: at('') } } as OperatorGuide,
    'http://localhost:9/guide',
    at('dist'),
  );
  expect(findings).toMatchObject([
    {
      field: '(address)',
      reason: 'the guide in dist was built for /, and this address is /guide/',
      remedy: expect.stringContaining('--base /guide/'),
    },
  ]);
});
