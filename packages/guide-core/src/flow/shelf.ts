// In the first load.
/** The shelf of the catalogue that an app's card lies on, out of so many: by its package name alone. */
export function shelfOf(name: string, shelves: number): number {
  let sum = 0;
  for (let at = 0; at < name.length; at += 1) sum = (sum * 31 + name.charCodeAt(at)) % 65_521;
  return sum % shelves;
}
