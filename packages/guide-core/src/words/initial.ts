/** Returns the first letter of a name as a whole code point, so that no emoji is cut in half. */
export const initial = (name: string): string => [...name][0] ?? '';
