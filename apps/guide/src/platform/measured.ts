/** Returns what the browser has measured of one type; nothing where it refuses, as with some privacy tools. */
export function measured(type: 'navigation' | 'resource'): PerformanceEntryList {
  try {
    return performance.getEntriesByType(type);
  } catch {
    return [];
  }
}
