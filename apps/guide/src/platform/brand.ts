import { documentManifest } from './manifest.ts';

/** Whose guide this is: its name, and what an operator says of it. */
export const brand = { name: document.title, ...documentManifest.brand };

/** An address as people write it: without its scheme. */
export const plainAddress = (address: string): string => address.replace(/^\w+:(?:\/\/)?/, '');
