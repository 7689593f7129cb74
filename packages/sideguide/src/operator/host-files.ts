// Files that tell a hosting service how to build the guide. All of them go into every new guide; a host reads its own
// and ignores the others.

/** Converts a name to one that hosts accept: lower case, no spaces. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'guide';

const packageJson = (name: string, spec: string): string =>
  `${JSON.stringify(
    { name: slug(name), private: true, scripts: { build: 'sideguide build' }, dependencies: { sideguide: spec } },
    null,
    2,
  )}\n`;

const pages = `# GitHub Pages: in the repository's settings, under Pages, choose "GitHub Actions" as the source.
name: Publish the guide
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
  cancel-in-progress: false
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version-file: .node-version
      - uses: actions/configure-pages@983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0
        id: pages
      - run: npm install --ignore-scripts
      # A project's pages lie in a folder of their host; those of a domain of your own do not.
      - run: npx --no-install sideguide build --base "\${{ steps.pages.outputs.base_path }}/"
      - uses: actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa # v3.0.1
        with:
          path: dist
      - uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5
        id: deployment
`;

const netlify = `# Netlify: choose the repository; the rest stands here.
[build]
  command = "npx --no-install sideguide build"
  publish = "dist"
`;

const cloudflare = (
  name: string,
): string => `# Cloudflare Pages: choose the repository, and write as its build command: npx --no-install sideguide build
name = "${slug(name)}"
pages_build_output_dir = "dist"
`;

/** Returns the files by path; `spec` pins the package. */
export const hostFiles = (name: string, spec: string): Readonly<Record<string, string>> => ({
  'package.json': packageJson(name, spec),
  '.node-version': '22\n',
  '.github/workflows/pages.yml': pages,
  'netlify.toml': netlify,
  'wrangler.toml': cloudflare(name),
});
