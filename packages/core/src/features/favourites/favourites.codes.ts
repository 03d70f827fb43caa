import type { CallError, CallErrorKind } from '../../adapters/http/call-types.ts';
import type { CoreMessage } from '../../base/events.ts';

/**
 * Messages of failed favourites for codes without a text of the platform; null: another part shows it, or no message is
 * needed.
 */
const keys: Readonly<Record<CallErrorKind, string | null>> = {
  refused: 'catalogue.favourite_failed',
  invalid: 'catalogue.favourite_failed',
  unhandled: 'catalogue.favourite_failed',
  limited: 'error_too_often',
  timeout: 'error_timeout',
  network: 'error_network',
  unauthorized: null,
  outdated: null,
  cancelled: null,
};

/** Message for favourites that were not saved: the server's, else a text of the site (CAT-22x). */
export const heartsRefusal = ({ kind, message }: CallError): CoreMessage | null => {
  const key = keys[kind];
  return key === null ? null : { kind: 'error', key, ...(message !== '' && { text: message }) };
};
