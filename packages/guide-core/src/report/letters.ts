/**
 * Crockford's base 32: no I, L, O or U, so that nothing is misread; lower case is accepted, as are letters that are
 * often written instead of a digit. Source: https://www.crockford.com/base32.html
 */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the value of a letter, 0 to 31; -1 if it is not in the alphabet. */
export function letterValue(letter: string): number {
  const upper = letter.toUpperCase();
  const corrected = upper === 'O' ? '0' : upper === 'I' || upper === 'L' ? '1' : upper;
  return corrected.length === 1 ? alphabet.indexOf(corrected) : -1;
}

/** Packs values of given widths (at most 21 bits each) into letters; the widths' sum is a multiple of 5. */
export function pack(fields: readonly (readonly [value: number, bits: number])[]): number[] {
  const letters: number[] = [];
  let [current, bitCount] = [0, 0];
  for (const [value, bits] of fields) {
    for (let bit = bits - 1; bit >= 0; bit--) {
      current = current * 2 + (Math.floor(value / 2 ** bit) % 2);
      bitCount += 1;
      if (bitCount === 5) {
        letters.push(current);
        [current, bitCount] = [0, 0];
      }
    }
  }
  return letters;
}

/** Unpacks the values that `pack` wrote. */
export function unpack(letters: readonly number[], widths: readonly number[]): number[] {
  let position = 0;
  const bitAt = (index: number) => Math.floor(letters[Math.floor(index / 5)]! / 2 ** (4 - (index % 5))) % 2;
  return widths.map((width) => {
    let value = 0;
    for (let bit = 0; bit < width; bit++) value = value * 2 + bitAt(position++);
    return value;
  });
}

/**
 * Returns the CRC-16/CCITT-FALSE of five-bit letters. It detects every single wrong letter and every swap of two
 * letters, and misses one random error in 65 536. Source: the catalogue of parametrised CRC algorithms,
 * reveng.sourceforge.io
 */
export function checksum(letters: readonly number[]): number {
  let crc = 0xffff;
  for (const letter of letters) {
    crc ^= letter << 11;
    for (let bit = 0; bit < 5; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}
