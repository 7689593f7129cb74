import { type ComponentType, lazy, useState } from 'react';
import { loadedChunk, loadOnce } from './load.ts';

/**
 * `React.lazy` for a component that is usually preloaded: if `loadOnce` has loaded its chunk, it renders at once,
 * without the fallback of a `Suspense`. A route's `load` loads the chunk together with the data, so that a screen
 * appears whole and a failure of the chunk is one of the route. `chunk`: the chunk's name, as in `loadOnce`.
 */
export function lazyComponent<Module, Props extends object>(
  chunk: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  // React's type also allows `ref`, which components with generic props cannot express.
  const Lazy = lazy(async () => ({ default: pick(await loadOnce(chunk, load)) })) as unknown as ComponentType<Props>;
  return function LazyComponent(props) {
    // Kept for the life of the component: another type would remount it.
    const [Shown] = useState(() => {
      const module = loadedChunk<Module>(chunk);
      return module ? pick(module) : Lazy;
    });
    return <Shown {...props} />;
  };
}
