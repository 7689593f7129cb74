// The chunk `sources`.

export { SourcesList } from './source-list.tsx';
export { sourcesData } from './sources-data.ts';
