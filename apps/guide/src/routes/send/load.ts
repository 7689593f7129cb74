import type { ListedApp } from '@sideguide/guide-core/model';
import { catalogue } from '../../content.ts';
import type { RouteRequest } from '../../context/route.tsx';

export const words = ['share', 'send'] as const;

const none: readonly ListedApp[] = [];

/** Loads the catalogue, unless the address names a known app. */
export async function load({ app, address }: RouteRequest) {
  const listed = address.app ? undefined : catalogue();
  const apps = await (listed ?? app.then((card) => (card ? none : catalogue())));
  return { apps };
}
