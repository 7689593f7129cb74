interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Returns what the browser says about the network: nothing in most, or where reading it throws, as with privacy tools. */
export function connection(): Connection {
  try {
    return (navigator as { connection?: Connection }).connection ?? {};
  } catch {
    return {};
  }
}

/** Checks whether to load only what is needed: with Save-Data, or on a 2G network. */
export const isFrugal = (): boolean => {
  const { saveData, effectiveType = '' } = connection();
  return saveData === true || /2g$/.test(effectiveType);
};
