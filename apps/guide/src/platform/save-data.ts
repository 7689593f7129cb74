interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Checks whether to load only what is needed: with Save-Data, or on a 2G network. */
export const isFrugal = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};
