import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';

export interface TapProps
  extends Pick<AriaAttributes, 'aria-busy' | 'aria-current' | 'aria-expanded' | 'aria-pressed'> {
  /** Where it leads; without an address it is a button. */
  readonly href?: string | undefined;
  /** How the address opens if not inside the guide: by loading the page, or in a new tab. */
  readonly opens?: 'reload' | 'outside';
  /** True to replace the current entry of the history. */
  readonly replace?: boolean;
  readonly onClick?: MouseEventHandler | undefined;
  /** True to take the focus as soon as it is there. */
  readonly focus?: boolean;
  readonly lang?: string;
  readonly dir?: string;
  readonly 'data-suggested'?: string | undefined;
  readonly children: ReactNode;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What can be tapped, whatever it looks like: a link or a button. */
export function Tap({ href, opens, replace, focus, ...rest }: TapProps & { readonly className: string | undefined }) {
  const ref = focus ? takeFocus : undefined;
  if (href === undefined) return <button type="button" ref={ref} {...rest} />;
  if (opens === 'outside') return <a href={href} target="_blank" rel="noopener noreferrer" ref={ref} {...rest} />;
  if (opens) return <a href={href} ref={ref} {...rest} />;
  return <Link href={href} replace={replace} ref={ref} {...rest} />;
}
