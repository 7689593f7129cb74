import { type Content, screenWords } from '@sideguide/content-kit';
import { ownName, shareAddress, shareField } from '@sideguide/guide-core/offline';

const backgroundColor = '#f7f3ea';

const icon = (base: string, name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${base}icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (base: string, name: string, tag: string, label: string) => ({
  src: `${base}screens/${name}-${tag}.jpg`,
  sizes: '360x740',
  type: 'image/jpeg',
  form_factor: 'narrow',
  label,
});

/**
 * Builds the web app manifests (W3C Web Application Manifest), one per language, so that the installed guide has its
 * reader's words and opens in that language. `hasPicture` tells whether a picture exists; `name` and `mark` are an
 * operator's. Returns pairs of file name and text.
 */
export function webAppManifests(
  content: Content,
  base: string,
  hasPicture: (path: string) => boolean,
  name: string = ownName,
  mark?: string,
): [file: string, text: string][] {
  const skins = Object.values(content.skins)
    .map(({ card }) => card)
    .filter(({ status }) => status === 'published')
    .sort((a, b) => a.order - b.order);
  return Object.entries(content.locales).map(([tag, locale]) => {
    const { card } = locale;
    const ui = screenWords(locale);
    const lang = `?lang=${tag}`;
    const shortcut = (title: string, path: string) => ({
      name: title,
      url: `${base}${path}${lang}`,
      icons: [icon(base, 'icon', 192, 'any')],
    });
    const manifest = {
      id: base,
      name: `${name} – ${ui['home-title']}`,
      short_name: name,
      description: ui['home-lead'],
      lang: tag,
      dir: card.dir,
      start_url: `${base}${lang}`,
      scope: base,
      display: 'standalone',
      background_color: backgroundColor,
      theme_color: backgroundColor,
      icons: [
        ...(mark?.endsWith('.svg') ? [{ src: base + mark, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }] : []),
        icon(base, 'icon', 192, 'any'),
        icon(base, 'icon', 512, 'any'),
        icon(base, 'icon-maskable', 512, 'maskable'),
      ],
      screenshots: [
        screenshot(base, 'home', tag, String(ui['home-title'])),
        screenshot(base, 'step', tag, String(ui['what-happens'])),
      ].filter(({ src }) => hasPicture(src)),
      shortcuts: [
        ...skins.map(({ id, makers }) => shortcut(makers.join(' · '), id)),
        shortcut(String(ui['service-page']), 'service'),
      ],
      share_target: {
        action: `${base}${shareAddress}`,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: shareField, accept: ['application/vnd.android.package-archive', '.apk', '*/*'] }] },
      },
    };
    return [`manifest-${tag}.webmanifest`, `${JSON.stringify(manifest, null, 1)}\n`];
  });
}
