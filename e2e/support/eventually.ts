import { expect } from 'vitest';

/** Polls a value of the page until the expectation holds. */
export const eventually = <T>(read: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> => expect.poll(read);
