import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { accentCss, type Settings } from '@sideguide/content-kit/operator';
import { escapeHtml } from './html.ts';
import { styleEnd } from './style-end.ts';

/** An operator's name and look, which replace the guide's own. All values have been validated. */
export interface Brand extends Pick<Settings, 'name' | 'accent' | 'contact' | 'languages' | 'schemes'> {
  readonly mark?: { readonly type: 'svg' | 'png'; readonly bytes: Uint8Array };
  /** The only app of the guide; it is preselected. */
  readonly app?: string;
}

/** Brand files as paths in the site, cached for a year like everything in `static/`: their names have digests. */
export interface BrandFiles {
  readonly css?: string;
  readonly mark?: string;
}

const hashedPath = (folder: string, name: string, extension: string, bytes: string | Uint8Array): string =>
  `${folder}/${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 6)}.${extension}`;

/** Writes the brand's style sheet and mark into the site. Returns their paths relative to the site. */
export function writeBrand(dist: string, { accent, mark }: Brand): BrandFiles {
  const write = (path: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), bytes);
    return path;
  };
  // The empty rule at the end marks the style sheet as complete, as in every other style sheet.
  const css = accent ? `${accentCss(accent)}${styleEnd}{}` : '';
  return {
    ...(css ? { css: write(hashedPath('static/css', 'brand', 'css', css), css) } : {}),
    ...(mark ? { mark: write(hashedPath('static/image', 'mark', mark.type, mark.bytes), mark.bytes) } : {}),
  };
}

/**
 * Inserts the brand into the document: the guide's name becomes the title, and the brand's style sheet is linked after
 * the guide's own. The rest of the brand is in the manifest.
 */
export function brandPage(html: string, { name }: Brand, files: BrandFiles, base: string): string {
  return html
    .replace(/<title>[^<]*<\/title>/, (title) => (name ? `<title>${escapeHtml(name)}</title>` : title))
    .replace(
      '</head>',
      () =>
        `${name ? `<meta property="og:site_name" content="${escapeHtml(name)}">` : ''}${files.css ? `<link href="${base}${files.css}" rel="stylesheet">` : ''}</head>`,
    );
}
