import type { RouteRequest } from '../../../context/route.tsx';

export const words = ['flow', 'drawing'] as const;

/** Returns the place to go back to, as the address names it. */
export const load = async ({ params: { home = '' } }: RouteRequest) => ({ home });
