// In the first load: keep it small.
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader, or the network, asks for nothing beyond what is needed: Save-Data, or 2G. */
export const isFrugal = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};
