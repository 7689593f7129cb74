import { useEffect, useState } from 'react';

/** A QR code as one SVG path, in a box of `size` × `size` including its quiet zone. */
interface QrPath {
  readonly d: string;
  readonly size: number;
}

/** Encodes a text as a QR code on the device, so that nobody else gets it. Rejects if the encoder does not load. */
export async function qrPath(text: string): Promise<QrPath> {
  const { encode } = await import(/* webpackChunkName: "qr" */ 'uqr');
  const { data, size } = encode(text);
  return { d: data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join(''), size };
}

/** Returns the QR code of a text; undefined until it is there, without a text, and if its chunk does not load. */
export function useQrPath(text: string | undefined): QrPath | undefined {
  const [path, setPath] = useState<QrPath>();
  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    qrPath(text).then(
      (encoded) => isCurrent && setPath(encoded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return path;
}
