import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { call, folderArgument } from '@sideguide/cli-kit';
import { verifyServed } from '@sideguide/site-kit/verify';
import { type DoctorFinding, mistake } from './doctor-finding.ts';
import type { OperatorGuide } from './guide.ts';

/** Finds differences between what a server sends and the build, its headers first. */
export async function checkServer({ folder }: OperatorGuide, address: string, dist: string): Promise<DoctorFinding[]> {
  if (!existsSync(join(dist, 'site.json')))
    return [
      mistake(
        'dist',
        '(folder)',
        'there is no built guide to compare the server with',
        `Run: ${call} build${folderArgument(folder.path)}`,
      ),
    ];
  const isUnencrypted = /^http:\/\/(?!localhost|127\.|\[::1\])/.test(address);
  const unencrypted = isUnencrypted
    ? [
        mistake(
          address,
          'https',
          'the guide is served without encryption',
          'Turn on TLS: without it nothing is kept for offline, and others can change the page.',
        ),
      ]
    : [];
  try {
    const { differences } = await verifyServed(address, dist);
    const remedies = {
      header:
        'Take the settings of the build: dist-host for nginx and Caddy, .htaccess and _headers in dist; see docs/host-it.md.',
      missing: 'Upload the whole folder dist, and send index.html at the addresses of site.json.',
      changed: 'Upload dist again; switch off what “optimises” scripts or HTML on the way.',
      extra: 'Take it away, if it is not yours.',
      unreachable: 'Is the address right, and the server running?',
    };
    const words = {
      header: 'another header',
      missing: 'it is not there',
      changed: 'it has another content',
      extra: 'it is not of the build',
      unreachable: 'no answer',
    };
    // A header that is wrong everywhere is reported once.
    const groups = new Map<string, { example: (typeof differences)[number]; count: number }>();
    for (const difference of differences) {
      const key = `${difference.what} ${difference.found}`;
      groups.set(key, { example: groups.get(key)?.example ?? difference, count: (groups.get(key)?.count ?? 0) + 1 });
    }
    const serverFindings = [...groups.values()].map(({ example: { path, what, found }, count }) =>
      mistake(
        address,
        `/${path}`,
        `${words[what]}${found ? ` (${found})` : ''}${count > 1 ? `, and so at ${count - 1} more` : ''}`,
        remedies[what],
      ),
    );
    return [...unencrypted, ...serverFindings];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [...unencrypted, mistake(address, '(address)', message, 'Write it whole: --site https://guide.example/')];
  }
}
