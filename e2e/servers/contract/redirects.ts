import { checkRow } from './check.ts';

/** The origin of this server, which some servers include in `Location` and some do not. */
const localOrigin = /^http:\/\/(127\.0\.0\.1|localhost):\d+(?=\/)/;

export const redirects = checkRow('no redirect to elsewhere', async (report, { site }, get) => {
  const folder = site.base.slice(0, -1);
  if (folder) {
    for (const query of ['', '?app=org.example']) {
      const { status, headers: sent } = await get(folder + query);
      const target = sent.location?.replace(localOrigin, '').replace(/\?$/, '');
      if (![301, 308].includes(status) || target !== site.base + query)
        report(`${folder}${query}: ${status} ${sent.location}`);
    }
  }
  const names = ['//evil.example', '//evil.example/', '/%2f/evil.example', '/\\evil.example/', '//evil.example/%2e%2e'];
  for (const path of [...names, ...names.map((name) => folder + name), `${site.base}static`]) {
    const { status, headers: sent } = await get(path);
    if (status >= 500) report(`${path}: ${status}`);
    if (sent.location && !/^\/(?![/\\])/.test(sent.location.replace(localOrigin, '')))
      report(`${path} leads to ${sent.location}`);
  }
});
