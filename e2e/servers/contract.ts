import { addresses, hidden, missing, oddPaths, traversal, unknownAddresses } from './contract/addresses.ts';
import type { Check } from './contract/check.ts';
import { fileTypes, headers, operatorsApp } from './contract/headers.ts';
import { redirects } from './contract/redirects.ts';
import { compression, conditions, head, methods, ranges } from './contract/transfer.ts';
/** What every server must do, whatever its software. */
export const contract: readonly Check[] = [
  addresses,
  unknownAddresses,
  oddPaths,
  missing,
  headers,
  fileTypes,
  operatorsApp,
  hidden,
  compression,
  ranges,
  head,
  conditions,
  methods,
  traversal,
  redirects,
];
