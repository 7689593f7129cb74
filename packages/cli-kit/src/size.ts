const units = ['kB', 'MB', 'GB'] as const;

/** Formats a file size as phones and browsers do: powers of ten, at most three digits. */
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
