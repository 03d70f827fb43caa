import { describeError } from '../../calls/call-message.ts';
import type { CoreMessage } from '../../base/events.ts';
import type { CallError } from '../../adapters/http/call-types.ts';

/** Message of a refused recall: five codes have a text of their own, any other shows the server's (ERR-08). */
export const recallMessage = (error: CallError): CoreMessage | null =>
  error.kind === 'refused' && /^10[1-5]$/.test(error.code)
    ? { kind: 'error', key: `one_key_err_code_${error.code}` }
    : describeError(error);
