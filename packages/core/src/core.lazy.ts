/** Code of a core that a guest's first page does not run (ADR 70). */
export { createCallClient } from './adapters/call-client.ts';
export { followBalanceAge } from './balance-age.ts';
export { createRealtime } from './features/realtime/index.ts';
export { createReads, createRevalidation } from './features/revalidation/index.ts';
export { confirmFirst } from './money-calls.ts';
export { startCore } from './startCore.ts';
