// In the first load.
/** The first letter of a name, whole: half of an emoji is no letter. */
export const initial = (name: string): string => [...name][0] ?? '';
