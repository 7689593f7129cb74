/** An icon as the file holds it. */
export type Icon =
  /** A picture in one of the types that browsers draw. */
  | { readonly kind: 'picture'; readonly type: 'image/png' | 'image/webp' | 'image/jpeg'; readonly bytes: Uint8Array }
  /** Drawn by us from the file's vectors and colours: an SVG document without scripts, links or text. */
  | { readonly kind: 'drawn'; readonly svg: string };
