export { baseToken, type Parts } from './operator/parts.ts';
