import { resumable } from '@sideguide/guide-core/flow';
import { usePlace } from '../../context/contexts.tsx';
import { useKnownStep } from '../../parts/way-back.ts';

/** Addresses of the helper's steps, newest first, as long as the page is open: they are not the helper's own phone's. */
let places: readonly string[] = [];

export const rememberHelped = (href: string): void => {
  places = [href, ...places.filter((other) => other !== href)].slice(0, 10);
};

/** Returns the address of the helper's last step in this flow, if the phone's version has it. */
export function useHelpedStep(): string | undefined {
  const { address, skin } = usePlace();
  return useKnownStep(resumable(places, address, skin?.id));
}
