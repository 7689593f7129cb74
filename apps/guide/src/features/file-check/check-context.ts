import { createContext } from 'react';
import { usePresent } from '../../context/contexts.tsx';
import type { CheckFeature } from './load.ts';

/** Provides the loaded file check to its components, including the host that they render into. */
export const CheckContext = createContext<CheckFeature | undefined>(undefined);
export const useCheck = (): CheckFeature => usePresent(CheckContext);
