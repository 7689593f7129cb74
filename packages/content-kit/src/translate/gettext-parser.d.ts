/** The part of gettext-parser that is used here; the package has no types. */
declare module 'gettext-parser' {
  interface Table {
    readonly charset?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }
  export const po: {
    parse(text: string, options?: { readonly validation?: boolean }): Table;
    compile(table: Table): { toString(encoding: 'utf8'): string };
  };
}
