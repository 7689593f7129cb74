import { useState } from 'react';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { Fold } from '../../ui/fold.tsx';
import { loadSources, type SourcesFeature, type SourcesSubject } from './load.ts';

interface Props {
  readonly asked: SourcesSubject;
  readonly title: string;
  /** Text shown until the sources have loaded. */
  readonly wait: string;
  /** The only skin whose phones show it, if no skin is chosen. */
  readonly skin?: string | undefined;
}

/** The sources, folded: nothing is loaded before the reader asks. */
export function Sources({ asked, title, wait, skin }: Props) {
  const { locale } = useLanguage();
  const { skin: own } = usePlace();
  const [feature, setFeature] = useState<SourcesFeature>();
  const fetch = () => {
    if (!feature) loadSources(locale.tag, own?.id ?? skin).then(setFeature, () => undefined);
  };
  return (
    <Fold title={title} onOpen={fetch}>
      {feature ? <feature.List asked={asked} feature={feature} /> : <p>{wait}</p>}
    </Fold>
  );
}
