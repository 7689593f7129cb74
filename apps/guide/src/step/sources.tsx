// With every screen that has steps.

import { useState } from 'react';
import { useLanguage, usePlace } from '../context/contexts.tsx';
import { loadSources, type SourcesFeature, type SourcesSubject } from '../features/sources/load.ts';
import { Fold } from '../ui/fold.tsx';

interface Props {
  readonly asked: SourcesSubject;
  readonly title: string;
  /** Shown until it is here. */
  readonly wait: string;
  /** The skin whose phones alone show it, if no skin is chosen. */
  readonly skin?: string | undefined;
}

/** Where this is from, folded: nothing of it is loaded before it is asked for. */
export function Sources({ asked, title, wait, skin }: Props) {
  const { locale } = useLanguage();
  const { skin: own } = usePlace();
  const [kit, setKit] = useState<SourcesFeature>();
  const fetch = () => {
    if (!kit) loadSources(locale.tag, own?.id ?? skin).then(setKit, () => undefined);
  };
  return (
    <Fold title={title} onOpen={fetch}>
      {kit ? <kit.List asked={asked} kit={kit} /> : <p>{wait}</p>}
    </Fold>
  );
}
