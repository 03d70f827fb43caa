import type { CurrencyRow } from '@housefront/contract/currency';
import type { AnyCall, CallRequest, CallResponse } from '@housefront/contract/endpoint';
import type { CoreEvents } from '../../base/events.ts';
import type { SiteStore } from '../../base/site.store.ts';
import { buildRequest } from './call-request.ts';
import { ReplyTooLargeError } from './http-fetch.ts';
import { readReply } from './call-reply.ts';
import { createMissingCalls } from './missing-calls.ts';
import { replyCurrency } from './reply-currency.ts';
import type { CallClient, CallError, CallResult, SendOptions } from './call-types.ts';
import type { ClockPort, HttpPort, HttpReply, HttpRequest, LoggerPort, PlatformClockPort } from '../ports/ports.ts';
import type { StoragePort } from '../storage/storage.ts';

export * from './call-types.ts';

/** Time limit of a call without its own, in milliseconds (API-09). */
export const CALL_TIMEOUT_MS = 30_000;

/** Dependencies of the call client. */
export interface CallClientOptions {
  readonly http: HttpPort;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly platformClock: PlatformClockPort;
  readonly logger: LoggerPort;
  readonly events: CoreEvents;
  readonly site: SiteStore;
  /** Rows of the site's own currencies; default: none (LOC-01). */
  readonly ownCurrencies?: readonly CurrencyRow[];
  /** Prefix of platform calls; /api without it (API-08x). */
  readonly apiBase?: string;
  /** Prefix of the site's own helpers; default: none. */
  readonly helperBase?: string;
  /** Name of the language header; 'language' without it (API-06x). */
  readonly languageHeader?: string;
}

interface Pending {
  readonly call: AnyCall;
  readonly token: string | undefined;
  /** Sent with a token that is not the stored one. */
  readonly foreign: boolean;
  readonly give: (cause: 'timeout' | 'cancelled') => void;
}

interface Login {
  readonly epoch: number;
  readonly token: string | undefined;
  readonly memberId: string | undefined;
  readonly turn: number;
  readonly foreign: boolean;
}

const failed = (kind: CallError['kind'], code = '', message = ''): { ok: false; error: CallError } => ({
  ok: false,
  error: { kind, code, message },
});

const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError;

/** Creates the one client for every call (API-01). */
export const createCallClient = (options: CallClientOptions): CallClient => {
  const { http, storage, clock, platformClock, logger, events, site } = options;
  const pending = new Set<Pending>();
  const missing = createMissingCalls(clock);
  let epoch = 0;
  let turns = 0;
  let rotatedBy = 0;

  const cancel = (which: (entry: Pending) => boolean) => {
    for (const entry of Array.from(pending)) if (which(entry)) entry.give('cancelled');
  };

  const sameLogin = (login: Login) =>
    !login.foreign &&
    login.token !== undefined &&
    login.epoch === epoch &&
    storage.get('token') !== undefined &&
    storage.get('member_id') === login.memberId;

  const rotate = (login: Login, reply: HttpReply) => {
    const token = reply.header('authorization');
    // When answers arrive out of order, the one to the later request has the token that lives longer.
    if (token === null || token === '' || !sameLogin(login) || login.turn < rotatedBy) return;
    rotatedBy = login.turn;
    storage.set('token', token);
  };

  const expire = (message: string) => {
    epoch += 1;
    cancel(({ foreign, token }) => !foreign && token !== undefined);
    events.emit('session-expired', { message });
  };

  const exchange = async (request: HttpRequest, call: AnyCall, gone: Promise<never>): Promise<HttpReply> => {
    const learn = platformClock.ask();
    try {
      const reply = await Promise.race([http.send(request), gone]);
      // No cache answers a POST. Dates of the site's own server are not those of the platform.
      if (call.method === 'POST' && call.base === 'api') learn(reply);
      return reply;
    } catch (error) {
      const again = call.method === 'GET' && isNetworkFailure(error) && !request.signal.aborted;
      if (!again) throw error;
      return Promise.race([http.send(request), gone]);
    }
  };

  const run = async <C extends AnyCall>(
    call: C,
    body: CallRequest<C>,
    wishes: SendOptions,
    login: Login,
  ): Promise<CallResult<CallResponse<C>>> => {
    const controller = new AbortController();
    let cause: 'timeout' | 'cancelled' | undefined;
    let reject: (reason: Error) => void = () => undefined;
    const gone = new Promise<never>((_, refuse) => {
      reject = refuse;
    });
    gone.catch(() => undefined);
    const give = (why: 'timeout' | 'cancelled') => {
      cause ??= why;
      const reason = new DOMException(cause, 'AbortError');
      controller.abort(reason);
      reject(reason);
    };
    const entry: Pending = { call, token: login.token, foreign: login.foreign, give };
    pending.add(entry);
    const stopTimer = clock.after(wishes.timeoutMs ?? CALL_TIMEOUT_MS, () => give('timeout'));
    const onAbort = () => give('cancelled');
    wishes.signal?.addEventListener('abort', onAbort, { once: true });
    if (wishes.signal?.aborted === true) onAbort();
    try {
      const language = site.getState().locale;
      const request = await Promise.race([
        buildRequest(call, body, {
          ...options,
          headers: {
            [options.languageHeader ?? 'language']: language,
            ...(login.token && { authorization: login.token }),
            ...wishes.headers,
          },
          signal: controller.signal,
        }),
        gone,
      ]);
      const reply = await exchange(request, call, gone);
      missing.note(call, reply.status);
      const result = await readReply(call, reply, logger, (data) => replyCurrency(options, body, data));
      if (result.ok || result.error.kind !== 'unauthorized') rotate(login, reply);
      const authorization = reply.header('authorization');
      return result.ok && authorization !== null ? { ...result, authorization } : result;
    } catch (error) {
      if (cause !== undefined) return failed(cause);
      if (isNetworkFailure(error)) return failed('network');
      if (error instanceof ReplyTooLargeError) {
        logger.warn(`answer of ${call.path} is too large`, { call: call.name, bytes: error.bytes });
        return failed('invalid');
      }
      logger.error(`call ${call.path} broke`, { error: String(error) });
      return failed('unhandled');
    } finally {
      stopTimer();
      pending.delete(entry);
      wishes.signal?.removeEventListener('abort', onAbort);
    }
  };

  const send = async <C extends AnyCall>(
    call: C,
    body: CallRequest<C>,
    wishes: SendOptions = {},
  ): Promise<CallResult<CallResponse<C>>> => {
    // The site's own helpers and files are public: the token is for the platform (API-04).
    const token = call.auth === 'none' && call.base === 'site' ? undefined : (wishes.token ?? storage.get('token'));
    const foreign = wishes.token !== undefined;
    const login: Login = { epoch, token, memberId: storage.get('member_id'), turn: (turns += 1), foreign };
    if (call.auth === 'member' && token === undefined) return failed('unauthorized', '401');
    if (missing.lacks(call)) return failed('refused', '404');
    const result = await run(call, body, wishes, login);
    if (result.ok || result.error.kind === 'cancelled') return result;
    const { error } = result;
    if (error.kind === 'unauthorized' && login.token !== undefined) {
      const ended: typeof result = { ok: false, error: { ...error, sessionEnded: true } };
      if (login.epoch !== epoch || storage.get('token') === undefined) return ended;
      // A token that was replaced while this call was in flight does not affect the session.
      if (storage.get('token') === login.token) {
        expire(error.message);
        return ended;
      }
    }
    if (error.kind === 'invalid') logger.debug(`call ${call.path} failed`, { kind: error.kind, code: error.code });
    if (wishes.silent !== true && !missing.lacks(call)) events.emit('failure', { call: call.name, error });
    return result;
  };

  return {
    send,
    renewLogin: () => {
      epoch += 1;
      cancel(({ call, foreign }) => !foreign && call.auth === 'member' && !call.mutates);
    },
    isChanging: () => Array.from(pending).some((entry) => entry.call.mutates),
    cancelAll: () => cancel(() => true),
  };
};
