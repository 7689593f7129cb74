import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, folderArgument } from '@sideguide/cli-kit';
import type { SiteFile } from '@sideguide/site-kit/serve';
import { verifyServed } from '@sideguide/site-kit/verify';
import { type DoctorFinding, mistake } from './doctor-finding.ts';
import type { OperatorGuide } from './guide.ts';

/** What Node says of a certificate that browsers do not trust either. */
const certificateErrors = /CERT|UNABLE_TO_(?:GET|VERIFY)|SELF_SIGNED/;
const certificateRemedy =
  'Browsers do not trust the certificate: take one for this very name, with all of its chain, that is not out of date.';

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
    const { base } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as SiteFile;
    const addressFolder = URL.canParse(address) ? new URL(address).pathname.replace(/\/*$/, '/') : base;
    if (addressFolder !== base)
      return [
        ...unencrypted,
        mistake(
          address,
          '(address)',
          `the guide in dist was built for ${base}, and this address is ${addressFolder}`,
          `Write the address into the settings, or build with --base ${addressFolder}, and upload dist again.`,
        ),
      ];
    const { differences } = await verifyServed(address, dist);
    const remedies = {
      header:
        'Take the settings of the build: dist-host for nginx and Caddy, .htaccess and _headers in dist. Where a host takes none, as for pages of code, the guide works without; see docs/host-it.md.',
      missing: 'Upload the whole folder dist, and send index.html at the addresses of site.json.',
      changed: 'Upload dist again; switch off what “optimises” scripts or HTML on the way.',
      extra: 'Take it away, if it is not yours.',
      unreachable: 'Is the address right, and the server running?',
      coding: 'Switch off what compresses files that are compressed already, or names a coding that they do not have.',
      status:
        'Readers get the guide all the same, search engines do not. If your host takes settings, take those of the build.',
      found: 'Send 404.html with status 404 where nothing is, as the settings of the build do.',
    };
    const words = {
      header: 'another header',
      missing: 'it is not there',
      changed: 'it has another content',
      extra: 'it is not of the build',
      unreachable: 'no answer',
      coding: 'it is compressed otherwise than it says',
      status: 'it opens through the page for unknown addresses',
      found: 'the server answers it as if it were an address of the guide',
    };
    // What has one cause is reported once: all headers, and what is the same at many addresses.
    const groups = new Map<string, { first: (typeof differences)[number]; found: Set<string>; paths: Set<string> }>();
    for (const difference of differences) {
      const { what, path, found } = difference;
      const key = what === 'header' ? what : `${what} ${found}`;
      const group = groups.get(key) ?? { first: difference, found: new Set(), paths: new Set() };
      groups.set(key, group);
      group.found.add(found);
      group.paths.add(path);
    }
    const serverFindings = [...groups.values()].map(({ first: { path, what }, found, paths }) => {
      const values = [...found].join('; ');
      return mistake(
        address,
        `/${path}`,
        `${words[what]}${values ? ` (${values})` : ''}${paths.size > 1 ? `, and so at ${paths.size - 1} more` : ''}`,
        certificateErrors.test(values) ? certificateRemedy : remedies[what],
      );
    });
    return [...unencrypted, ...serverFindings];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [...unencrypted, mistake(address, '(address)', message, 'Write it whole: --site https://guide.example/')];
  }
}
