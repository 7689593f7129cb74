export { changes, measured, readBudgets, sizesOf, sortFiles, sumsOf } from './budgets/budgets.ts';
export { buildGuide, bundle } from './build-guide.ts';
export { styleEnd } from './contract-errors.ts';
export { generate } from './generate.ts';
