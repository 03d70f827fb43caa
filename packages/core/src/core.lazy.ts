/** Code of a core that a guest's first page does not run (ADR 70). */
import type { CallClient } from './adapters/http/call-types.ts';
import type { AgedWallet } from './money/balance-age.ts';
import type { FeatureDeps } from './calls/feature-deps.ts';
import { tellRefusals } from './features/protection/protection.calls.ts';
import { confirmFirst as confirmBalanceFirst } from './money/money-calls.ts';

export { createCallClient } from './adapters/http/call-client.ts';
export { followBalanceAge } from './money/balance-age.ts';
export { createRealtime } from './features/realtime/index.ts';
export { createReads, createRevalidation } from './features/revalidation/index.ts';
export { startCore } from './startCore.ts';

/**
 * The layers over the client of a core: money waits for a balance that may be old, and refusals for a member's protection are
 * recognised (RT-25).
 */
export const confirmFirst = (client: CallClient, deps: FeatureDeps, wallet: AgedWallet): CallClient =>
  tellRefusals(confirmBalanceFirst(client, deps, wallet), deps);
