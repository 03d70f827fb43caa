export { bindBankAccount } from './cashier.api.ts';
export { hasNoCashier } from './cashier.codes.ts';
export { createMoneyOrders, type MoneyOrders, type OrderState } from './cashier.orders.ts';
export { cashierQueries } from './cashier.queries.ts';
export type { DepositMethod, MoneyOrder } from './cashier.types.ts';
