/** Android version names as phones show them, by API level starting at 1 (android.os.Build.VERSION_CODES). */
const versions = [
  ...['1.0', '1.1', '1.5', '1.6', '2.0', '2.0.1', '2.1', '2.2', '2.3', '2.3.3', '3.0', '3.1', '3.2'],
  ...['4.0', '4.0.3', '4.1', '4.2', '4.3', '4.4', '4.4W', '5.0', '5.1', '6', '7.0', '7.1', '8.0', '8.1'],
  ...['9', '10', '11', '12', '12L', '13', '14', '15', '16', '17'],
] as const;

/** The newest API level with a name in the list above. */
export const newestSdk: number = versions.length;

/** Returns Android's name of an API level, e.g. `8.1` for 27; undefined for unknown levels. */
export const androidOf = (sdk: number): string | undefined => versions[sdk - 1];

/**
 * Returns the API level of a version as written in a phone's settings: `14`, `8.1.0`, `4.4.4`, `12L`. A short name
 * means the first version that starts with it (`7` is 7.0). Undefined for unknown versions.
 */
export function sdkOf(version: string): number | undefined {
  const parts = version.trim().toUpperCase().split('.');
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('.');
    for (const spelling of [name, `${name}.0`]) {
      const index = (versions as readonly string[]).indexOf(spelling);
      if (index >= 0) return index + 1;
    }
    // Only trailing numbers of a known version may be ignored: 8.1.0 is 8.1, but `14x` is not a version.
    if (!/^\d{1,2}$/.test(parts[length - 1]!)) return undefined;
  }
  return undefined;
}

/**
 * Returns the last API level that phones call by the same version as this one: Android 12L (32) says 12 in the settings
 * of most phones and in every browser. All others are told apart.
 */
export const sameVersion = (sdk: number): number => (sdk === 31 ? 32 : sdk);
