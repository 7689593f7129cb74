import { expect } from 'vitest';

/** Expects something of a value that the page is still on its way to. */
export const eventually = <T>(read: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> => expect.poll(read);
