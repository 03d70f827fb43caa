export { bindBankAccount } from './cashier.api.ts';
export { cashierQueries } from './cashier.queries.ts';
export { hasNoCashier } from './cashier.codes.ts';
