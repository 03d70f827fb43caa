import { createClient } from '@redis/client';
import type { Clock } from '../base/clock.ts';
import type { StoreRole, StoreState } from './shared-state.ts';
import { ROLE_NAMES, stateOf, stateText, StoreError } from './store-error.ts';

/** Time limit of a command, in ms: the longest that a visitor waits, once per outage. */
const LIMIT_MS = 500;
/** More time for an answer that has arrived while this process was busy, in ms. */
const GRACE_MS = 50;
/** Time between two checks of a store, in ms: while it is ready, and while it is not. */
const CHECK_MS = { ready: 5000, away: 1000 } as const;
/** Time limit of a connection until it is ready, and of the first check, in ms. */
const CONNECT_MS = 3000;
/** Longest pause between two tries to connect, in ms. */
const MAX_PAUSE_MS = 1000;
/** Commands that may wait for an answer; more fail at once. */
const MAX_COMMANDS = 1000;

/** Start of every key. */
export const PREFIX = 'housefront';

/** Result of {@link createStoreClient}. */
export type StoreClient = ReturnType<typeof createStoreClient>;

/**
 * Creates a client that is not connected yet.
 * @param retry false: the first failure to connect ends it
 */
export function createStoreClient(url: string, retry: () => boolean) {
  return createClient({
    // The client knows one name of the protocol.
    url: url.replace(/^valkey/, 'redis'),
    // The protocol version that all compatible servers support.
    RESP: 2,
    // A command that waits for a reconnect would delay the visitor; it fails at once instead.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_COMMANDS,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries, cause) => (retry() ? Math.min(100 * 2 ** tries, MAX_PAUSE_MS) : cause),
    },
  });
}

/** Input of {@link connectStore}. */
export interface StoreConnectionOptions {
  readonly role: StoreRole;
  /** redis://, rediss://, valkey:// or valkeys:// address. */
  readonly url: string;
  readonly clock: Clock;
  /** Checks that a store can be used; called after each connection and every few seconds. */
  readonly check: (client: StoreClient) => Promise<unknown>;
  /** Called when the state changes, with the cause. */
  readonly onChange: (state: StoreState, cause: StoreError | undefined) => void;
}

/** The connection to a store. It reconnects by itself. */
export interface StoreConnection {
  readonly state: StoreState;
  /** The current client. */
  readonly client: StoreClient;
  /**
   * Runs commands within {@link LIMIT_MS}. While the store is not ready, they are not sent.
   * @throws StoreError; a value that is no `Error` is passed on as `commands` rejected with it
   */
  run<Result>(commands: (client: StoreClient) => Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * Connects to a store (OPS-05).
 * @throws the error of the first connection or check
 */
export async function connectStore(options: StoreConnectionOptions): Promise<StoreConnection> {
  const { role, url, clock, check, onChange } = options;
  let started = false;
  let closed = false;
  let state: StoreState = 'unreachable';
  let cancelCheck = () => {};
  let openedAt = clock.now();

  const change = (next: StoreState, cause?: unknown) => {
    if (closed || !started || next === state) return;
    state = next;
    const text = next === 'ready' ? undefined : stateText(role, next);
    onChange(next, text === undefined ? undefined : new StoreError(next, text, { cause }));
    schedule();
  };
  const open = (): StoreClient => {
    const client = createStoreClient(url, () => started);
    openedAt = clock.now();
    client.on('error', (error) => client === current && change('unreachable', error));
    client.on('ready', () => started && client === current && void examine());
    return client;
  };
  const within = async <Result>(work: Promise<Result>, limitMs = LIMIT_MS): Promise<Result> => {
    const late = Promise.withResolvers<never>();
    const giveUp = () =>
      late.reject(new StoreError('unreachable', `${ROLE_NAMES[role]} does not answer within ${limitMs} ms`));
    let cancel = clock.after(limitMs, () => (cancel = clock.after(GRACE_MS, giveUp)));
    try {
      return await Promise.race([work, late.promise]);
    } finally {
      cancel();
    }
  };
  /** A connection whose server is silent, or no longer the primary, leads nowhere: another one may reach the new primary. */
  const renew = (old: StoreClient) => {
    if (closed || old !== current) return;
    current = open();
    if (old.isOpen) old.destroy();
    current.connect().catch(() => undefined);
  };
  const failed = (client: StoreClient, error: unknown): StoreError => {
    const next = stateOf(error);
    if (client === current) change(next, error);
    const isSilent = error instanceof StoreError && next === 'unreachable';
    if (started && (isSilent || next === 'read-only')) renew(client);
    return error instanceof StoreError ? error : new StoreError(next, stateText(role, next), { cause: error });
  };
  const examine = async (): Promise<void> => {
    const client = current;
    try {
      if (!client.isReady) throw new Error('the connection is not open');
      await within(check(client));
      if (client === current) change('ready');
    } catch (error) {
      failed(client, error);
      // Connected, and never greeted.
      if (!client.isReady && clock.now() - openedAt >= CONNECT_MS) renew(client);
    }
  };
  const schedule = () => {
    cancelCheck();
    if (closed) return;
    cancelCheck = clock.after(state === 'ready' ? CHECK_MS.ready : CHECK_MS.away, () => {
      void examine().finally(schedule);
    });
  };

  let current = open();
  try {
    await current.connect();
    await within(check(current), CONNECT_MS);
  } catch (error) {
    if (current.isOpen) current.destroy();
    throw error;
  }
  [started, state] = [true, 'ready'];
  schedule();
  return {
    get state() {
      return state;
    },
    get client() {
      return current;
    },
    async run(commands) {
      if (state !== 'ready') throw new StoreError(state, stateText(role, state));
      const client = current;
      try {
        return await within(commands(client));
      } catch (error) {
        throw error instanceof Error ? failed(client, error) : error;
      }
    },
    close() {
      closed = true;
      cancelCheck();
      if (current.isOpen) current.destroy();
    },
  };
}
