import { ErrorReply } from '@redis/client';
import type { StoreRole, StoreState } from './shared-state.ts';

/** A store did not do what it was asked. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly state: StoreState;

  constructor(state: StoreState, message: string, options?: ErrorOptions) {
    super(message, options);
    this.state = state;
  }
}

/** Names of the roles in messages. */
export const ROLE_NAMES: Readonly<Record<StoreRole, string>> = {
  links: 'the store of used links',
  shared: 'the shared store',
};

const CLEAR: Readonly<Record<Exclude<StoreState, 'ready'>, string>> = {
  unreachable: 'cannot be reached',
  full: 'is full: it refuses writes until it has more memory',
  'read-only': 'is a replica and takes no writes',
  evicting: 'may evict used links',
  failing: 'answers with errors',
};

/** Meaning of a state, as a sentence for operators. */
export const stateText = (role: StoreRole, state: Exclude<StoreState, 'ready'>): string =>
  `${ROLE_NAMES[role]} ${CLEAR[state]}`;

/** The state of a store after one of its commands failed. */
export function stateOf(error: unknown): Exclude<StoreState, 'ready'> {
  if (error instanceof StoreError && error.state !== 'ready') return error.state;
  // Errors of the connection are no replies.
  if (!(error instanceof ErrorReply)) return 'unreachable';
  if (error.message.startsWith('OOM')) return 'full';
  if (error.message.startsWith('READONLY')) return 'read-only';
  // A store that reads its data after a start.
  return error.message.startsWith('LOADING') ? 'unreachable' : 'failing';
}
