/** State that the guide stores in a history entry: its index, and how far the reader had scrolled (CSS pixels). */
export interface HistoryEntry {
  readonly n: number;
  readonly y?: number;
}

/** Reads the state of a history entry, whoever wrote it; invalid values are ignored. */
export function readHistoryEntry(state: unknown): HistoryEntry {
  const { n, y } = (state ?? {}) as Record<string, unknown>;
  return {
    n: typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : 0,
    ...(typeof y === 'number' && Number.isFinite(y) && y >= 0 ? { y } : {}),
  };
}
