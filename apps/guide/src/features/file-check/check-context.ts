import { createContext } from 'react';
import { usePresent } from '../../context/contexts.tsx';
import type { CheckData } from './types.ts';

/** Provides the check's data to its components, including the host that they render into. */
export const CheckContext = createContext<CheckData | undefined>(undefined);
export const useCheck = (): CheckData => usePresent(CheckContext, 'check');
