// In the first load: keep it small.

/** The bundler's runtime: loads the script of a chunk, with its errors and its time-out. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;
declare const __webpack_require__: (module: string) => unknown;

/** Loads a chunk of content; its one module is its data (`packages/site-kit/src/content-chunks.ts` writes it). */
export const loadContentChunk = async <T>(name: string): Promise<T> => {
  await __webpack_chunk_load__(name);
  return __webpack_require__(`/${name}`) as T;
};
