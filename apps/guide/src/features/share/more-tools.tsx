import type { Address } from '@sideguide/guide-core/flow';
import { TextLink } from '../../ui/link.tsx';
import { HelpWhich } from './help.tsx';
import css from './share-links.module.css';
import type { OwnWords, ShareWords } from './types.ts';

export interface MoreToolsProps {
  readonly t: ShareWords;
  readonly place: Address;
  /** Address of the whole guide for print. */
  readonly printHref: string;
  /** The reader's own words if the page is in another language: the helper's view is then offered in them. */
  readonly own?: OwnWords | undefined;
}

/** The tools of a step that stay folded: print, and the helper's view. */
export const MoreTools = ({ t, place, printHref, own }: MoreToolsProps) => (
  <div className={css.asking}>
    <TextLink href={printHref}>{t('paper-guide')}</TextLink>
    {!own && <HelpWhich t={t} place={place} />}
  </div>
);
