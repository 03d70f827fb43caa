export { confirmBalance } from './money/balance-age.ts';
export { describeError, messageText } from './calls/call-message.ts';
export { CoreProvider, useCore } from './CoreProvider.tsx';
export { createSignal } from './base/createSignal.ts';
export { createCore, type Core, type CoreOptions } from './createCore.ts';
export type { FeatureDeps } from './calls/feature-deps.ts';
export type { CoreEventMap, CoreEventName, CoreEvents, CoreMessage, LogoutReason } from './base/events.ts';
export {
  CallFailure,
  unwrap,
  type CallClient,
  type CallError,
  type CallResult,
  type SendOptions,
} from './adapters/http/call-types.ts';
export type * from './adapters/ports/ports.ts';
export type { IdempotentOrders, OrderState } from './money/idempotent-orders.ts';
export type { LimitRefusal, ReachedLimit } from './features/protection/refusals/protection.refused.ts';
export { isUnknownCall } from './calls/unknown-call.ts';
export { within } from './loading/within.ts';
