import { formatAddress } from '@sideguide/guide-core/flow';
import { type PageContexts, useLanguage, usePlace } from '../../context/contexts.tsx';
import { CopyLine } from './copy-line.tsx';

interface Props {
  readonly readerPage: PageContexts;
  readonly label: string;
  /** The step or message; undefined for the screen itself. */
  readonly step: string | undefined;
}

/** Copies a link to what the helper sees, in the helped reader's language. */
export function LinkForReader({ readerPage, label, step }: Props) {
  const { address } = usePlace();
  const { t } = useLanguage();
  const place = { ...address, step, helper: undefined, lang: readerPage.language.locale.tag };
  return (
    <CopyLine
      text={location.origin + formatAddress(place)}
      label={label}
      done={t('helper-copied')}
      failed={t('helper-not-copied')}
    />
  );
}
