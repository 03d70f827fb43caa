import { describeError } from '../../calls/call-message.ts';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';

/** Code table of ending the login of a device. */
export const endRefusal = (error: CallError): CoreMessage | null =>
  error.kind === 'refused' && error.code === '101' ? { kind: 'info', key: 'devices.gone' } : describeError(error);
