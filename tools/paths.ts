export { root } from '#cli/root.ts';
