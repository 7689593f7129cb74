// With every screen that has steps.
import { useState } from 'react';
import { LanguageContext, useLanguage } from '../context/language.ts';
import { usePlace } from '../context/place.ts';
import { loadSources, type Sourced, type SourcesKit } from '../features/sources/load.ts';
import { Fold } from '../ui/fold.tsx';

interface Props {
  readonly asked: Sourced;
  readonly title: string;
  /** Shown until it is here. */
  readonly wait: string;
  /** The skin whose phones alone show it, if no skin is chosen. */
  readonly skin?: string | undefined;
}

/** Where this is from, folded: nothing of it is loaded before it is asked for. */
export function Sources({ asked, title, wait, skin }: Props) {
  const language = useLanguage();
  const { skin: own } = usePlace();
  const [kit, setKit] = useState<SourcesKit>();
  const fetch = () => {
    if (!kit) loadSources(language.locale.tag, own?.id ?? skin).then(setKit, () => undefined);
  };
  return (
    <Fold title={title} onOpen={fetch}>
      {kit ? (
        <LanguageContext.Provider value={language.withWords(kit.words)}>
          <kit.List asked={asked} kit={kit} />
        </LanguageContext.Provider>
      ) : (
        <p>{wait}</p>
      )}
    </Fold>
  );
}
