import { useEffect, useState } from 'react';
import type { ResultState } from './state.ts';

/**
 * Returns a function that asks for the digest of the result's file, once. If a new check of the same file stops the
 * work, it is asked for again.
 */
export function useDigest({ file, sha256, isRepeated }: ResultState, onDigest: (file: File) => void): () => void {
  const [isWanted, setWanted] = useState(false);
  const isMissing = isWanted && sha256 === undefined && !isRepeated;
  useEffect(() => {
    if (isMissing) onDigest(file);
  }, [isMissing, file, onDigest]);
  return () => setWanted(true);
}
