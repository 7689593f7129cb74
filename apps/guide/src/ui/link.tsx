import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import css from './link.module.css';
import { Tap, type TapProps } from './tap.tsx';

/** Underlined words to tap: a link if they have an address, otherwise a button. */
export const TextLink = (props: TapProps) => <Tap {...props} className={css.link} />;

interface ItemLinkProps extends TapProps {
  /** Shown before the words. */
  readonly before?: ReactNode;
  readonly icon?: IconName;
}

/** A link as one of a list, or as large as one. */
export const ItemLink = ({ before, icon = 'go', children, ...rest }: ItemLinkProps) => (
  <Tap {...rest} className={css.item}>
    {before}
    <span>{children}</span>
    <Icon name={icon} small />
  </Tap>
);
