import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { accentCss, type Settings } from '@sideguide/content-kit/operator';
import { escapeHtml } from './html.ts';
import { styleEnd } from './style-end.ts';

/** The guide's own name, where an operator gives none. */
export const ownName = 'Sideguide';

/** What an operator puts in the place of the guide's own name and look; all of it checked. */
export interface Brand extends Pick<Settings, 'name' | 'accent' | 'contact' | 'languages'> {
  readonly mark?: { readonly type: 'svg' | 'png'; readonly bytes: Uint8Array };
  /** The only app of the guide: chosen before anybody asks. */
  readonly app?: string;
}

/** Files of a brand, as they lie in the site, with the digest in their names: kept for a year like all of `static/`. */
export interface BrandFiles {
  readonly css?: string;
  readonly mark?: string;
}

const named = (folder: string, name: string, end: string, bytes: string | Uint8Array): string =>
  `${folder}/${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 6)}.${end}`;

/** Writes the brand's style sheet and mark into the site; answers with their paths below it. */
export function writeBrand(dist: string, { accent, mark }: Brand): BrandFiles {
  const put = (path: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), bytes);
    return path;
  };
  // The empty rule at its end tells a whole sheet, as in every other one.
  const css = accent ? `${accentCss(accent)}${styleEnd}{}` : '';
  return {
    ...(css ? { css: put(named('static/css', 'brand', 'css', css), css) } : {}),
    ...(mark ? { mark: put(named('static/image', 'mark', mark.type, mark.bytes), mark.bytes) } : {}),
  };
}

/**
 * The document with the brand in it: the title is the guide's name, and the style sheet comes behind the guide's own. The rest
 * stands in the manifest.
 */
export function brandPage(html: string, { name }: Brand, files: BrandFiles, base: string): string {
  return html
    .replace(/<title>[^<]*<\/title>/, (own) => (name ? `<title>${escapeHtml(name)}</title>` : own))
    .replace(
      '</head>',
      () =>
        `${name ? `<meta property="og:site_name" content="${escapeHtml(name)}">` : ''}${files.css ? `<link href="${base}${files.css}" rel="stylesheet">` : ''}</head>`,
    );
}
