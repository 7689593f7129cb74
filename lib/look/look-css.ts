import type { SkinLook } from '#lib/model/skin.ts';
import { onTap } from './contrast.ts';

/** Alpha of the halo, as two hex digits: a little stronger on dark ground. */
const halo = { light: '38', dark: '42' } as const;

function colours(look: SkinLook, theme: 'light' | 'dark'): string {
  const accent = look.accent[theme];
  return `--tap:${accent};--halo:${accent}${halo[theme]};--on-tap:${onTap(accent)};--ph-bg:${look.phone[theme]}`;
}

/** Buttons of a dialog: direction, radius, ground, and ground and ink of the marked one. */
const buttons = {
  pills: '--bs:row;--b-r:23px;--b-bg:var(--ph-btn);--b-hit:var(--tap);--b-ink:var(--on-tap)',
  stacked: '--bs:column-reverse;--b-r:12px;--b-bg:none;--b-hit:var(--ph-card);--b-ink:var(--tap)',
} as const;

/**
 * The skin as custom properties on `[data-skin="id"]`. It is in the first load, so it holds only what
 * the drawings cannot work out themselves; they never ask which skin they draw.
 */
export function lookCss(id: string, look: SkinLook): string {
  const at = `[data-skin="${id}"]`;
  const shape = [
    `--g-r:${look.group.radius}px`,
    `--g-hair:${look.group.hairlines ? 1 : 0}px`,
    `--e-r:${look.icon === 'circle' ? 50 : 30}%`,
    `--se-r:${look.search}px`,
    `--sw-w:${look.switch.width}px`,
    `--sw-h:${look.switch.height}px`,
    `--dl-r:${look.dialog.radius}px`,
    buttons[look.dialog.buttons],
    `--ck-r:${look.check === 'circle' ? 50 : 25}%`,
  ];
  const dark = `@media (prefers-color-scheme:dark){${at}{${colours(look, 'dark')}}}`;
  return `${at}{${colours(look, 'light')};${shape.join(';')}}${dark}`;
}
