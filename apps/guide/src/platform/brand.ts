import { documentManifest } from './manifest.ts';

/** The brand of this guide: its name, and what its operator says about it. */
export const brand = { name: document.title, ...documentManifest.brand };

/** Returns an address as people write it, without its scheme. */
export const plainAddress = (address: string): string => address.replace(/^\w+:(?:\/\/)?/, '');
