import { type Address, formatAddress, parseAddress, splitHref } from '@sideguide/guide-core/flow';
import { useLocation } from 'wouter';
import { usePlace } from '../../../context/contexts.tsx';
import { useRememberedStep } from '../../../parts/remembered-step.ts';
import { rememberPlace } from '../../../platform/storage/notes.ts';

/** Returns a function that puts answers into the address and into the remembered place. */
export function useAnswer(): (change: Partial<Address>) => void {
  const { address, href } = usePlace();
  const last = useRememberedStep();
  const [, go] = useLocation();
  return (change) => {
    if (last) rememberPlace(formatAddress({ ...parseAddress(splitHref(last)), ...change }));
    go(href({ ...change, step: address.step }), { replace: true });
  };
}
