export { changes, measured, readBudgets, readerSums, sizesOf, sortFiles } from './budgets/budgets.ts';
export { buildGuide } from './build-guide.ts';
export { styleEnd } from './contract-errors.ts';
export { generate } from './generate.ts';
