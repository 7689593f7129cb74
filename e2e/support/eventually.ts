import { expect } from 'vitest';

/** Expects something of a value that the page is still on its way to; as patient as the page's own waits are. */
export const eventually = <T>(read: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> =>
  expect.poll(read, { timeout: 30_000 });
