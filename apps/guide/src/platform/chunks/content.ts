/** The bundler's runtime: loads the script of a chunk, with its errors and its timeout. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;
declare const __webpack_require__: (module: string) => unknown;

/** Loads a content chunk and returns its data, its only module (`packages/site-kit/src/content-chunks.ts`). */
export const loadContentChunk = async <T>(name: string): Promise<T> => {
  await __webpack_chunk_load__(name);
  return __webpack_require__(`/${name}`) as T;
};
