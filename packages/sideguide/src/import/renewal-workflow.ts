import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@sideguide/cli-kit';

/** Where the workflow is written, from the guide's folder. */
export const renewalWorkflow = '.github/workflows/renew-apps.yml';

/** `address` must contain no quotation mark, as the addresses of links. */
const text = (
  address: string,
) => `# Once a week: are there new versions of the apps? If so, opens a pull request for you to look at. While one is open, it
# is renewed instead: its branch, renew-apps, is written anew each time.
# In the repository's settings, under Actions, General, allow workflows to create pull requests.
name: Renew the apps
on:
  schedule:
    - cron: '17 4 * * 1'
  workflow_dispatch:
permissions:
  contents: write
  pull-requests: write
jobs:
  renew:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version-file: .node-version
      - run: npm install --ignore-scripts
      - run: npx --no-install sideguide import '${address}' --renew
      - run: npx --no-install sideguide doctor
      - env:
          GH_TOKEN: \${{ github.token }}
        run: |
          git add apps
          if git diff --cached --quiet; then exit 0; fi
          git switch --create renew-apps
          git -c user.name=github-actions -c user.email=github-actions@users.noreply.github.com commit --message "Renew the apps"
          git push --force origin renew-apps
          if [ "$(gh pr list --head renew-apps --json number --jq length)" = 0 ]; then gh pr create --fill; fi
`;

/** Writes the workflow that renews the apps of a repository. Returns its path, or undefined if there is one already. */
export function writeRenewalWorkflow(folder: string, address: string): string | undefined {
  const file = join(folder, renewalWorkflow);
  if (existsSync(file)) return undefined;
  writeAtomically(file, text(address));
  return renewalWorkflow;
}
