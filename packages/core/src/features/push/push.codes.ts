import { describeError } from '../../calls/call-message.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';

const keys: ReadonlyMap<string, CoreMessage> = new Map([
  ['101', { kind: 'error', key: 'push.failed' }],
  ['102', { kind: 'info', key: 'push.not_now' }],
]);

/** Code table of agreeing to notices. */
export const storeRefusal = (error: CallError): CoreMessage | null =>
  (error.kind === 'refused' && error.code !== undefined ? keys.get(error.code) : undefined) ?? describeError(error);
