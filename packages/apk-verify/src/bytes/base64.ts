const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map([...alphabet].map((character, value) => [character, value]));

/**
 * Decodes Base64 text as Java's basic decoder does (RFC 4648, 4): padding may be missing but not wrong, and no other
 * characters are allowed. Null for any other text.
 */
export function fromBase64(text: string): Uint8Array | null {
  const found = /^([A-Za-z0-9+/]*)(={0,2})$/.exec(text);
  if (!found) return null;
  const [digits, padding] = [found[1]!, found[2]!];
  const rest = digits.length % 4;
  if (rest === 1 || (padding !== '' && rest + padding.length !== 4)) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | values.get(digit)!) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
  }
  return bytes;
}

/** Encodes a certificate as PEM (RFC 7468): Base64 in lines of 64 characters. */
export function toPem(der: Uint8Array): string {
  let text = '';
  for (let at = 0; at < der.length; at += 3) {
    const [one, two, three] = [der[at]!, der[at + 1], der[at + 2]];
    const bits = (one << 16) | ((two ?? 0) << 8) | (three ?? 0);
    text += alphabet[bits >> 18]! + alphabet[(bits >> 12) & 63]!;
    text +=
      (two === undefined ? '=' : alphabet[(bits >> 6) & 63]!) + (three === undefined ? '=' : alphabet[bits & 63]!);
  }
  return `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}
