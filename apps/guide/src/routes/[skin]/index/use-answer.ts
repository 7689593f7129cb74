import { type Address, formatAddress, parseAddress, resumable, splitHref } from '@sideguide/guide-core/flow';
import { useLocation } from 'wouter';
import { useGuide, usePlace } from '../../../context/contexts.tsx';
import { readNotes, rememberPlace } from '../../../platform/storage/notes.ts';

/** Returns a function that puts answers into the address and into the remembered place. */
export function useAnswer(): (change: Partial<Address>) => void {
  const { address, href } = usePlace();
  const { skin } = useGuide();
  const [, go] = useLocation();
  return (change) => {
    const last = resumable(readNotes().last, address, skin.id);
    if (last) rememberPlace(formatAddress({ ...parseAddress(splitHref(last)), ...change }));
    go(href({ ...change, step: address.step }), { replace: true });
  };
}
