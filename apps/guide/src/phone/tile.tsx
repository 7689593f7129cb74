import type { SceneRow } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import type { DrawingTexts } from './drawing-texts.ts';
import { DrawnIcon, type DrawnIconName } from './icons.tsx';
import css from './tile.module.css';
import { nameOf } from './words.tsx';

type RowIcon = NonNullable<SceneRow['icon']>;

/** Colours of the icons that people find a row by: those that phones commonly give to the same things. */
const tones: Readonly<Partial<Record<RowIcon, string>>> = {
  apps: '#e8791c',
  battery: '#2a9d4a',
  shield: '#3f6df2',
  person: '#0f9aa7',
  globe: '#64748b',
  file: '#4d9669',
  bell: '#d9483b',
  info: '#7d8899',
  update: '#1f9bd1',
  bolt: '#c98a06',
};

/** Colours of the apps' tiles; white letters can be read on all of them. */
const appTones = ['#2f5fd0', '#0b7a75', '#8b3f8f', '#8a5a12', '#5b4bb7', '#2e7a3a', '#44617b'];

/** Returns the colour of an app's tile: always the same for the same name. */
function appTone(name: string): string | undefined {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return name ? appTones[sum % appTones.length] : undefined;
}

interface Props {
  readonly icon: RowIcon;
  /** Words that name the app of a letter tile. */
  readonly of: Parameters<typeof nameOf>[0];
  readonly texts: DrawingTexts;
  readonly className?: string | undefined;
}

/** The icon of a row or an app: a sign on its colour, an app's letter on its colour, or a grey shape if unknown. */
export function Tile({ icon, of, texts, className }: Props) {
  const name = icon === 'letter' ? nameOf(of, texts) : '';
  const background = icon === 'letter' ? appTone(name) : tones[icon];
  const isApp = icon === 'letter' && 'text' in of && of.text === '{app}';
  const isPlain = icon === 'padlock' || icon === 'split';
  return (
    <span
      className={cx(css.tile, isPlain && css.plain, background && css.toned, isApp && css.app, className)}
      style={background ? { backgroundColor: background } : undefined}
    >
      {icon === 'letter'
        ? (Array.from(name)[0] ?? '').toUpperCase()
        : icon !== 'blank' &&
          icon !== 'none' && <DrawnIcon name={icon === 'file' ? 'download' : (icon as DrawnIconName)} />}
    </span>
  );
}

/** The tile of the chosen app. */
export const AppTile = ({ texts, className }: Pick<Props, 'texts' | 'className'>) => (
  <Tile icon="letter" of={{ text: '{app}' }} texts={texts} className={className} />
);
