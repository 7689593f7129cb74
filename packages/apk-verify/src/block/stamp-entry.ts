/** Name of the entry that announces a source stamp; its bytes are the digest of the stamp's certificate. */
export const stampEntry = 'stamp-cert-sha256';
