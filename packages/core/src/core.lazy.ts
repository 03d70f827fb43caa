/** Code of a core that a guest's first page does not run (ADR 70). */
export { createCallClient } from './adapters/http/call-client.ts';
export { followBalanceAge } from './money/balance-age.ts';
export { confirmFirst } from './money/money-calls.ts';
export { createRealtime } from './features/realtime/index.ts';
export { createReads, createRevalidation } from './features/revalidation/index.ts';
export { startCore } from './startCore.ts';
