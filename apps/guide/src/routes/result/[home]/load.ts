import type { RouteRequest } from '../../../context/route.tsx';
import { helperView } from '../../../features/helper/load.ts';

export const words = ['flow', 'drawing'] as const;

/** Returns the place to go back to, as the address names it. */
export const load = async ({ params: { home = '' } }: RouteRequest) => ({ home });

export const overlay = ({ skinGuide, ...request }: RouteRequest) =>
  skinGuide && helperView({ ...request, skinGuide }, 'tidy');
