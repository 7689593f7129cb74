import { useState } from 'react';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { Fold } from '../../ui/fold.tsx';
import { SourcesList } from './components.ts';
import { loadSources } from './load.ts';
import type { SourcesData, SourcesSubject } from './types.ts';

interface Props {
  readonly subject: SourcesSubject;
  readonly title: string;
  /** Text shown until the sources have loaded. */
  readonly wait: string;
  /** The only skin whose phones show it, if no skin is chosen. */
  readonly skin?: string | undefined;
}

/** The sources, folded: nothing is loaded before the reader asks. */
export function Sources({ subject, title, wait, skin }: Props) {
  const { locale } = useLanguage();
  const { skin: own } = usePlace();
  const [sources, setSources] = useState<SourcesData>();
  const load = () => {
    if (!sources) loadSources(locale.tag, own?.id ?? skin).then(setSources, () => undefined);
  };
  return (
    <Fold title={title} onOpen={load}>
      {sources ? <SourcesList subject={subject} sources={sources} /> : <p>{wait}</p>}
    </Fold>
  );
}
