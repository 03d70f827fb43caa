import type { CallError } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';
import { failureKey } from '../../calls/call-outcome.ts';

/** Message for favourites that were not saved: the server's, else a text of the site (CAT-22x). */
export const heartsRefusal = ({ kind, message }: CallError): CoreMessage | null => {
  const key = failureKey(kind, 'catalogue.favourite_failed');
  return key === null ? null : { kind: 'error', key, ...(message !== '' && { text: message }) };
};
