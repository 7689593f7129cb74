export const loadWide = () => import(/* webpackChunkName: "wide" */ './chunk.ts');
