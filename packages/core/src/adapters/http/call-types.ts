import type { AnyCall, CallRequest, CallResponse } from '@housefront/contract/endpoint';

declare module '../../base/events.ts' {
  interface CoreEventMap {
    /** A 401 ended the current login; emitted once per login. The message is the server's and may be empty (ERR-01). */
    'session-expired': { readonly message: string };
    /** A call that was not silent failed; cancelled calls are never reported (ERR-06x). */
    failure: { readonly call: string; readonly error: CallError };
  }
}

/**
 * Reason that a call has no data.
 * - `refused`: the platform answered with another code than success.
 * - `unauthorized`: 401, as HTTP status or code.
 * - `limited`: too many calls; HTTP 429 from the platform or a server in front of it.
 * - `timeout`, `network`: no answer.
 * - `invalid`: an unreadable answer.
 * - `unhandled`: an error on this side.
 * - `outdated`: nothing was sent, because the balance that it depends on may be old and could not be read again.
 * - `cancelled`: aborted on purpose, never shown (ERR-06x).
 */
export type CallErrorKind =
  | 'refused'
  | 'unauthorized'
  | 'limited'
  | 'timeout'
  | 'network'
  | 'invalid'
  | 'unhandled'
  | 'outdated'
  | 'cancelled';

/** A failed call as a value (ERR-04x). */
export interface CallError {
  readonly kind: CallErrorKind;
  /** The platform's code as text; empty when there was no readable answer. */
  readonly code: string;
  /** The server's message; may be empty. */
  readonly message: string;
  /** Data that came with the failure, not parsed. */
  readonly data?: unknown;
  /** The full code some answers carry beside the short one (REG-83x). */
  readonly codeFull?: string;
  /** The session of the call has ended, which is reported by itself, once: the failure says nothing more (ERR-01). */
  readonly sessionEnded?: true;
  /** A dialog shows the failure: it says nothing more (RG-17). */
  readonly isShown?: true;
}

/** Outcome of a call. */
export type CallResult<Data> =
  | {
      readonly ok: true;
      readonly code: string;
      readonly message: string;
      readonly data: Data;
      /** Token in the answer's authorization header, verbatim; a login reads it, everything else is rotated by the client. */
      readonly authorization?: string;
    }
  | { readonly ok: false; readonly error: CallError };

/** Options of one call. */
export interface SendOptions {
  /** Cancels the call; the result is then `cancelled`. */
  readonly signal?: AbortSignal;
  /** The caller reports the failure itself: no `failure` event (API-14x). */
  readonly silent?: boolean;
  /** Extra headers, e.g. those of the login helper (AUTH-07). */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until `timeout`; 30000 without it (API-09). */
  readonly timeoutMs?: number;
  /**
   * Sends this token in place of the stored one, e.g. to find out whose it is; '' asks as a guest. The answer neither rotates the stored token
   * nor ends the login, and a logout does not cancel the call (SEC-05).
   */
  readonly token?: string;
}

/** The one way to the platform and to the site's own helpers (API-01). */
export interface CallClient {
  /** Never rejects. */
  readonly send: <C extends AnyCall>(
    call: C,
    request: CallRequest<C>,
    options?: SendOptions,
  ) => Promise<CallResult<CallResponse<C>>>;
  /**
   * The login changed (in, out, or to another member): answers to requests sent before neither rotate the token nor end the
   * login any more (API-06x).
   */
  readonly renewLogin: () => void;
  /** True while a call that changes something is in flight. */
  readonly isChanging: () => boolean;
  /** Cancels every pending call. */
  readonly cancelAll: () => void;
}

/** Thrown where a failed call must reject, i.e. inside query functions (ERR-04x). */
export class CallFailure extends Error {
  readonly error: CallError;
  readonly kind: CallErrorKind;
  readonly code: string;
  readonly data: unknown;

  constructor(error: CallError) {
    super(error.message);
    this.name = 'CallFailure';
    this.error = error;
    this.kind = error.kind;
    this.code = error.code;
    this.data = error.data;
  }
}

/**
 * The data of a successful call.
 * @throws CallFailure for a failed one.
 */
export const unwrap = <Data>(result: CallResult<Data>): Data => {
  if (result.ok) return result.data;
  throw new CallFailure(result.error);
};
