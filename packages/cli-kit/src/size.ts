const units = ['kB', 'MB', 'GB'] as const;

/** A file's size as phones and browsers write it: powers of ten, at most three figures. */
export function showSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let size = bytes;
  let unit = -1;
  do {
    size /= 1000;
    unit++;
  } while (size >= 999.5 && unit < units.length - 1);
  return `${size < 9.95 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`;
}
