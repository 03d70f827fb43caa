/** A short text for the user; one place in the app shows it as a toast. */
export interface CoreMessage {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  /** Message key with its parameters; used when there is no text. */
  readonly key?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Ready text, e.g. the server's message. */
  readonly text?: string;
  /** Appended to the text of the key, e.g. ' (202)' (AUTH-21). */
  readonly suffix?: string;
}

/**
 * Reason that a login ended. `mismatch`: the platform names another member. `replaced`: the visitor continues as another
 * member; the page reloads (SEC-05).
 */
export type LogoutReason = 'asked' | 'expired' | 'other-tab' | 'other-device' | 'clean-cache' | 'mismatch' | 'replaced';

/**
 * Every event of core with its payload. A feature adds its own by
 * `declare module '../../base/events.ts' { interface CoreEventMap { 'play-…': … } }`.
 */
export interface CoreEventMap {
  message: CoreMessage;
  /** A member is logged in: by form, link, query or another tab; `atStart`: the login was found in storage. */
  login: {
    readonly memberId: string;
    readonly currencyBefore: string;
    readonly currency: string;
    readonly atStart: boolean;
  };
  logout: { readonly reason: LogoutReason };
  /** The money of the signed-in member is in another currency from now on: amounts that were read before are other amounts (RG-51). */
  'currency-moved': null;
}

/** Key of {@link CoreEventMap}. */
export type CoreEventName = keyof CoreEventMap;

/** Event bus of one core; the features notify each other through it. */
export interface CoreEvents {
  readonly on: <K extends CoreEventName>(name: K, listener: (payload: CoreEventMap[K]) => void) => () => void;
  readonly emit: <K extends CoreEventName>(name: K, payload: CoreEventMap[K]) => void;
}

/** A message for the visitor. It may be emitted while the page starts, before its listener exists. */
const toVisitor: ReadonlySet<string> = new Set<CoreEventName>(['message', 'login-required']);

/**
 * Creates the emitter. Messages for the visitor that come before the first listener are kept, the last of each kind, and
 * delivered to it. A listener that throws does not affect the others; its error goes to onError.
 */
export const createEvents = (onError: (error: unknown, event: string) => void): CoreEvents => {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const early = new Map<string, unknown>();
  const emit: CoreEvents['emit'] = (name, payload) => {
    const heard = listeners.get(name);
    if (!heard && toVisitor.has(name)) early.set(name, payload);
    for (const listener of Array.from(heard ?? [])) {
      try {
        // The listeners of a name accept its payload.
        listener(payload as never);
      } catch (error) {
        onError(error, name);
      }
    }
  };
  return {
    on: (name, listener) => {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(listener);
      if (early.has(name)) {
        const payload = early.get(name);
        early.delete(name);
        // Deferred, because the listener may not be complete yet. The payload was emitted under this name, so the types
        // match.
        queueMicrotask(() => emit(name, payload as CoreEventMap[typeof name]));
      }
      return () => void set.delete(listener);
    },
    emit,
  };
};
