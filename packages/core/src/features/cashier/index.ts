export { followAvailable } from './cashier.available.ts';
export { bindBankAccount } from './cashier.api.ts';
export { cancelOrder } from './cashier.cancel.ts';
export { rememberMethod, usualMethod } from './cashier.method.ts';
export { createMoneyOrders } from './cashier.orders.ts';
export { cashierQueries } from './cashier.queries.ts';
export { moneyOrders, transfers } from './cashier.records.ts';
export type { DepositMethod, MoneyOrder, Withdrawals, WithdrawalStep } from './cashier.types.ts';
