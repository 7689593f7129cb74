/** An app's icon. */
export type Icon =
  /** A picture in a format that browsers can show. */
  | { readonly kind: 'picture'; readonly type: 'image/png' | 'image/webp' | 'image/jpeg'; readonly bytes: Uint8Array }
  /** Drawn here from the file's vectors and colours: an SVG document without scripts, links or text. */
  | { readonly kind: 'drawn'; readonly svg: string };
