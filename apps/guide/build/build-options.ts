export interface BuildOptions {
  /** Output folder of the finished site, relative to the root. */
  readonly dist?: string;
  /** Chunk load time-out in milliseconds; only tests change it. */
  readonly timeout?: number;
  /** Base path of the site on its server, as `parseBase` accepts it; the root if absent. */
  readonly base?: string | undefined;
  /** Full address of the finished site, as `parseSite` accepts it; used in the data for search engines and chats. */
  readonly site?: string | undefined;
}
