import { createContext } from 'react';
import { usePresent } from '../../context/contexts.tsx';
import type { CheckFeature } from './load.ts';

/** What the check's own parts are made of; its host stands in it, too. */
export const CheckContext = createContext<CheckFeature | undefined>(undefined);
export const useCheck = (): CheckFeature => usePresent(CheckContext);
