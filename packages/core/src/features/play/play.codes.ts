import type { CallError, CallErrorKind } from '../../adapters/call-types.ts';
import type { PlayFailure } from './play.protocol.ts';

/** Message key of a failed play or demo call; null: another part tells it, or nobody has to (ERR-01, ERR-06x). */
const keys: Readonly<Record<CallErrorKind, string | null>> = {
  refused: 'pg.start_failed',
  invalid: 'pg.start_failed',
  unhandled: 'pg.start_failed',
  limited: 'error_too_often',
  timeout: 'error_timeout',
  network: 'error_network',
  unauthorized: null,
  cancelled: null,
};

const failure = (messageKey: string | null, message: string): PlayFailure =>
  messageKey === null ? null : { messageKey, ...(message.trim() !== '' && { text: message }) };

/** What a failed play or demo call shows: the server's text, else the key of its kind (ERR-05, ERR-07). */
export const failureOf = ({ kind, message }: CallError): PlayFailure => failure(keys[kind], message);

/** As {@link failureOf} for the leave call, which has no text of its own (PLAY-19x). */
export const leaveFailureOf = ({ kind, message }: CallError): PlayFailure =>
  failure(keys[kind] === 'pg.start_failed' ? 'error_generic' : keys[kind], message);
