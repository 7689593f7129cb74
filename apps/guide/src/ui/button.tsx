import { cx } from '../platform/cx.ts';
import css from './button.module.css';
import { Icon, type IconName } from './icon.tsx';
import { Tap, type TapProps } from './tap.tsx';

interface Props extends TapProps {
  /** True for an action that is not the page's main one. */
  readonly quiet?: boolean;
  /** True inside the page; in the bar a button is as large as a thumb. */
  readonly small?: boolean;
  readonly icon?: IconName;
}

/** An action: a link if it has an address, otherwise a button. */
export const Button = ({ quiet, small, icon, children, ...rest }: Props) => (
  <Tap {...rest} className={cx(css.button, small && css.small, quiet && css.quiet)}>
    <span>{children}</span>
    {icon && <Icon name={icon} small />}
  </Tap>
);
