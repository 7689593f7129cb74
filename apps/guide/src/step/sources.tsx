// With every screen that has steps.
import { useState } from 'react';
import type { Asked, SourcesKit } from '../layout/sources-kit.ts';
import { useView, ViewContext } from '../layout/view.ts';
import { Fold } from '../ui/fold.tsx';

interface Props {
  readonly asked: Asked;
  readonly title: string;
  /** Shown until it is here. */
  readonly wait: string;
  /** The skin whose phones alone show it, if no skin is chosen. */
  readonly skin?: string | undefined;
}

/** Where this is from, folded: nothing of it is loaded before it is asked for. */
export function Sources({ asked, title, wait, skin }: Props) {
  const view = useView();
  const { fetchSources } = view;
  const [kit, setKit] = useState<SourcesKit>();
  const fetch = () => {
    if (!kit) fetchSources(skin).then(setKit, () => undefined);
  };
  return (
    <Fold title={title} onOpen={fetch}>
      {kit ? (
        <ViewContext.Provider value={{ ...view, ui: { ...view.ui, ...kit.words } }}>
          <kit.List asked={asked} kit={kit} />
        </ViewContext.Provider>
      ) : (
        <p>{wait}</p>
      )}
    </Fold>
  );
}
