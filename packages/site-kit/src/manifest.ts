import { type Content, dayOf, publishedTags, sourceTag } from '@sideguide/content-kit';
import { guideNamespaces } from '@sideguide/guide-core/flow';
import type { ContentDigests, SiteManifest } from '@sideguide/guide-core/offline';
import type { Brand, BrandFiles } from './brand.ts';
import type { ChunkFiles } from './preload-script.ts';
import type { LoadedRoute } from './routes.ts';

interface ManifestParts {
  readonly base: string;
  readonly content: Content;
  readonly chunks: ChunkFiles;
  readonly sums: ContentDigests;
  readonly routes: readonly LoadedRoute[];
  readonly brand: Brand;
  /** Digest of the files below `static/` (`packages/site-kit/src/verify/sums.ts`). */
  readonly digest: string;
  /** Brand files as paths in the site. */
  readonly brandFiles: BrandFiles;
}

/** Builds the site manifest for the document (`packages/guide-core/src/offline/manifest.ts`). */
export function siteManifest(parts: ManifestParts): SiteManifest {
  const { base, content, chunks, sums, routes, brand, digest, brandFiles } = parts;
  const skins = Object.keys(content.skins);
  const drafts = Object.keys(content.locales).filter((tag) => !publishedTags(content).includes(tag));
  const toRegExpSource = (pattern: string) =>
    pattern
      .slice(1)
      .replace(':skin', `(${skins.join('|')})`)
      .replace(/:\w+/, '([^/]+)');
  const shortPath = (file: string) => file.slice(`${base}static/`.length).replace('async/', '');
  const files = [...new Set(routes.flatMap(({ chunk }) => chunks[chunk] ?? []))];
  const wordChunks = (namespaces: readonly string[]) => namespaces.map((namespace) => `words-${namespace}-`);
  const { contact, languages, app, schemes } = brand;
  return {
    base,
    built: dayOf(content),
    digest,
    sums,
    fallback: sourceTag(content),
    ...(drafts.length ? { drafts } : {}),
    skins,
    files: files.map(shortPath),
    routes: routes.map(({ patterns, chunk, words, early }) => {
      // On routes with a skin, these are loaded with the skin's guide.
      const guideWords = words.filter((namespace) => guideNamespaces.includes(namespace));
      return [
        `^${base.replace(/\./g, '\\.')}(?:${patterns.map(toRegExpSource).join('|')})/?$`,
        (chunks[chunk] ?? []).map((file) => files.indexOf(file)),
        [...early, ...wordChunks(words.filter((namespace) => !guideWords.includes(namespace)))],
        wordChunks(guideWords),
      ] as const;
    }),
    brand: {
      ...(brandFiles.mark ? { mark: base + brandFiles.mark } : {}),
      ...(contact ? { contact } : {}),
      ...(languages ? { languages } : {}),
      ...(app ? { app } : {}),
      ...(schemes ? { schemes } : {}),
    },
  };
}

/** Returns the manifest as a script element; nothing in it can close the element. */
export const manifestElement = (manifest: SiteManifest): string =>
  `<script type="application/json" id="manifest">${JSON.stringify(manifest).replace(/</g, '\\u003c')}</script>`;
