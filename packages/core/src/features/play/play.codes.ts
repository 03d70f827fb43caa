import { PLAY_MAINTENANCE, readMaintenance } from '@housefront/contract/features/play';
import { GAME_OPEN, SLOTS_PAUSE } from '@housefront/contract/protection-codes';
import type { CallError } from '../../adapters/http/call-types.ts';
import { failureKey } from '../../calls/call-outcome.ts';
import type { PlayFailure } from './machine/play.protocol.ts';
import type { PlayInterval } from './machine/play.types.ts';

/** The effect of a refused start. */
export type PlayRefusal =
  | { readonly kind: 'maintenance'; readonly interval: PlayInterval | null }
  | { readonly kind: 'failed'; readonly failure: PlayFailure }
  /** Another game of the member is open (RG-26). */
  | { readonly kind: 'open' }
  /** A pause follows the slots; the page shows it (RG-23). */
  | { readonly kind: 'pause'; readonly failure: PlayFailure };

/** Message of a failed call: the server's text, else the key of its kind; null: another part shows it (ERR-07). */
const failureOf = ({ kind, message }: CallError, own: string): PlayFailure => {
  const messageKey = failureKey(kind, own);
  return messageKey === null ? null : { messageKey, ...(message.trim() !== '' && { text: message }) };
};

/** Both times of a 203 answer, or null when one is missing (PLAY-45x). */
const intervalOf = (data: unknown): PlayInterval | null => {
  const { start_at, end_at } = readMaintenance(data);
  return start_at === null || end_at === null ? null : { startAt: start_at, endAt: end_at };
};

/**
 * Code table of starting a game or a demo: 203 is maintenance, 309 another game, 308 a pause, anything else a failure
 * (PLAY-43).
 */
export const playRefusal = (error: CallError): PlayRefusal => {
  const code = error.kind === 'refused' ? error.code : '';
  if (code === PLAY_MAINTENANCE) return { kind: 'maintenance', interval: intervalOf(error.data) };
  if (code === GAME_OPEN) return { kind: 'open' };
  const failure = failureOf(error, 'pg.start_failed');
  return code === SLOTS_PAUSE ? { kind: 'pause', failure } : { kind: 'failed', failure };
};

/** Message of a failed leave call. */
export const leaveFailureOf = (error: CallError): PlayFailure => failureOf(error, 'error_generic');
