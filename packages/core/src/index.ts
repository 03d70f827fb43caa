export { confirmBalance } from './balance-age.ts';
export { describeError, messageText } from './call-message.ts';
export { CoreProvider, useCore } from './CoreProvider.tsx';
export { createSignal } from './createSignal.ts';
export { createCore, type Core, type CoreOptions } from './createCore.ts';
export type { FeatureDeps } from './feature-deps.ts';
export type { CoreEventMap, CoreEventName, CoreEvents, CoreMessage, LogoutReason } from './events.ts';
export {
  CallFailure,
  unwrap,
  type CallClient,
  type CallError,
  type CallResult,
  type SendOptions,
} from './adapters/call-types.ts';
export type * from './adapters/ports.ts';
export type { IdempotentOrders, OrderState } from './idempotent-orders.ts';
export type { LimitRefusal, ReachedLimit } from './protection-refusal.ts';
export { isUnknownCall } from './unknown-call.ts';
export { within } from './within.ts';
