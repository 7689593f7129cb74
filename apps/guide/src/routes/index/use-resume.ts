import { parseGateHash } from '@sideguide/guide-core/gates';
import { useEffect, useState } from 'react';
import { type PageContexts, usePlace } from '../../context/contexts.tsx';
import { type FlowPosition, findPosition, wholePlan } from '../../parts/plan-of.ts';
import { useWayBack } from '../../parts/way-back.ts';
import { UnknownAddressError } from '../../platform/unknown-address.ts';

export interface Resume {
  readonly href: string;
  /** Its page, once that has loaded. */
  readonly page?: PageContexts | undefined;
  /** The step and its number; undefined until the page has loaded, and for a gate. */
  readonly position?: FlowPosition | undefined;
}

const parts = { downloadapps: 'download', service: 'service' } as const;

function positionOn({ place, guide }: PageContexts): FlowPosition | undefined {
  const part = parts[place.address.path.split('/')[2] as keyof typeof parts];
  return guide && part && findPosition(wholePlan(guide.guide, guide.answers), part, place.address.step);
}

/** Returns the reader's last step; undefined if there is none, or if the guide no longer has it, its app or its phone. */
export function useResume(): Resume | undefined {
  const { preload } = usePlace();
  const href = useWayBack();
  const [loaded, setLoaded] = useState<{ readonly page?: PageContexts; readonly isGone?: boolean }>({});
  useEffect(() => {
    if (!href) return;
    let isHere = true;
    preload(href).then(
      ({ page }) => isHere && setLoaded({ page }),
      // Without a network the step is still where it was.
      (error: unknown) => isHere && setLoaded({ isGone: error instanceof UnknownAddressError }),
    );
    return () => {
      isHere = false;
    };
  }, [href, preload]);
  const { page, isGone } = loaded;
  const position = page && positionOn(page);
  const isStepGone = position?.isUnknown && parseGateHash(page?.place.address.step ?? '').value === undefined;
  if (!href || isGone || isStepGone || page?.place.notices.length) return undefined;
  return { href, page, position: position?.isUnknown ? undefined : position };
}
