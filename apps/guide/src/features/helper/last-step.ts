let last: string | undefined;

/** Remembers the address of the helper's step, as long as the page is open: the messages lead back there. */
export const rememberStep = (href: string): void => {
  last = href;
};

export const lastStep = (): string | undefined => last;
