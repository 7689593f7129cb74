import { base } from '@sideguide/guide-core/flow';
import { initial } from '@sideguide/guide-core/words';
import panel from './panel.module.css';

interface Props {
  readonly app: { readonly name: string; readonly icon?: string };
  /** Colour of the letter's tile, if it is not the usual one. */
  readonly color?: string;
}

/** An app's own icon, or the first letter of its name on a tile. */
export const AppIcon = ({ app: { name, icon }, color }: Props) =>
  icon ? (
    <img className={panel.appIcon} src={`${base}/${icon}`} alt="" />
  ) : (
    <i className={panel.tile} style={color ? { background: color } : undefined} aria-hidden="true">
      {initial(name)}
    </i>
  );
