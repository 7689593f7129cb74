import type { ListedApp } from '@sideguide/guide-core/model';
import { catalogue } from '../../catalog.ts';
import type { RouteRequest } from '../route.tsx';

export const words = ['share', 'send'] as const;

const none: readonly ListedApp[] = [];

/** The list of apps, where the address names none that is known. */
export async function load({ app, address }: RouteRequest) {
  const listed = address.app ? undefined : catalogue();
  const apps = await (listed ?? app.then((card) => (card ? none : catalogue())));
  return { apps };
}
