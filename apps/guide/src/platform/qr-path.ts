/** A QR code as one SVG path, in a box of `size` × `size` including its quiet zone. */
export interface QrPath {
  readonly d: string;
  readonly size: number;
}

/**
 * Encodes a text as a QR code on the device, so that nobody else gets the address. Rejects if the encoder's chunk fails
 * to load.
 */
export async function qrPath(text: string): Promise<QrPath> {
  const { encode } = await import(/* webpackChunkName: "qr" */ 'uqr');
  const { data, size } = encode(text);
  return { d: data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join(''), size };
}
