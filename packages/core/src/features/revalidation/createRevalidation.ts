import type { FeatureDeps } from '../../feature-deps.ts';
import type { SessionFeature } from '../session/index.ts';

/** A page that was out of sight for less than this has missed nothing that its connection would not have told (milliseconds). */
export const AWAY_MS = 5000;

/** Returns within this of each other are one return, e.g. the network and the page at once (milliseconds). */
export const SAME_RETURN_MS = 1000;

/** Longest wait for the connection before a page that came back is read without it (milliseconds). */
const CONNECTION_WAIT_MS = 1000;

/** Waits before another try when the balance could not be read after a return (milliseconds). */
const TRY_AGAIN_MS = [1000, 2000, 4000] as const;

/** How often a page that is looked at notices that its machine slept (milliseconds). */
const PULSE_MS = 1000;

/** What is read again for a member. Each makes a new call even if one is pending: the older one is outdated. */
export interface RevalidationReads {
  /** False when the balance could not be had. */
  readonly balance: () => Promise<boolean>;
  /** Letters and wheel. */
  readonly lists: () => void;
}

/** What is needed of the rest of core. */
export interface RevalidationSources {
  readonly session: Pick<SessionFeature, 'isMember' | 'store'>;
  readonly reads: RevalidationReads;
}

/** Refreshes a page's data when it becomes active again. */
export interface RevalidationFeature {
  readonly dispose: () => void;
}

/**
 * Creates the one place that knows how a page comes back and what is read again then (RT-04x): after a lost connection, with
 * the network, out of the background, out of sleep and out of the browser's page cache. A member's balance, letters, wheel and
 * envelope are read once for each return, at once or with the connection; the site's detail when it is old. What is read
 * before the connection stands is read again with it: in between something may have been missed.
 */
export const createRevalidation = (deps: FeatureDeps & RevalidationSources): RevalidationFeature => {
  const { events, ports, queryClient, reads, session } = deps;
  const { clock, device, realtime, windows } = ports;
  let startedAt = Number.NEGATIVE_INFINITY;
  let hiddenAt: number | null = device.visible() ? null : clock.now();
  let dueWhenSeen = false;
  let stopWaiting: () => void = () => undefined;
  let stopPulse: () => void = () => undefined;

  const isMember = () => session.isMember() && !session.store.getState().demo;

  const forget = () => {
    stopWaiting();
    stopWaiting = () => undefined;
  };

  const readSite = () => {
    const old = { type: 'active', stale: true } as const;
    for (const part of ['detail', 'environment']) void queryClient.refetchQueries({ queryKey: ['site', part], ...old });
  };

  const read = async (tried = 0): Promise<void> => {
    forget();
    if (!isMember()) return;
    const mine = (startedAt = clock.now());
    if (tried === 0) {
      reads.lists();
      events.emit('envelope-changed', null);
    }
    const wait = (await reads.balance()) ? undefined : TRY_AGAIN_MS[tried];
    if (wait !== undefined && mine === startedAt) stopWaiting = clock.after(wait, () => void read(tried + 1));
  };

  const sinceRead = () => clock.now() - startedAt;
  const isSameReturn = () => sinceRead() < SAME_RETURN_MS;

  /** The connection stands again: whatever was read before may have been changed since. */
  const reconnected = () => {
    forget();
    if (isSameReturn()) stopWaiting = clock.after(SAME_RETURN_MS - sinceRead(), () => void read());
    else void read();
  };

  const readSoon = () => {
    if (isSameReturn()) return;
    forget();
    const coming = realtime.state() === 'connecting' || realtime.state() === 'waiting';
    if (coming) stopWaiting = clock.after(CONNECTION_WAIT_MS, () => void read());
    else void read();
  };

  const returned = async (away: number) => {
    if (!device.visible()) {
      dueWhenSeen = true;
      void realtime.check();
      return;
    }
    const long = away >= AWAY_MS || dueWhenSeen;
    dueWhenSeen = false;
    if (long) readSite();
    if (!isMember()) return;
    const connected = realtime.state() === 'connected';
    const check = realtime.check();
    if (long || !connected) readSoon();
    else if (!(await check)) void read();
  };

  const pulse = () => {
    stopPulse();
    let last = clock.now();
    stopPulse = clock.every(PULSE_MS, () => {
      const away = clock.now() - last;
      last = clock.now();
      // Out of sight, browsers let time pass in steps; that tells nothing.
      if (away >= AWAY_MS && device.visible()) void returned(away);
    });
  };

  const stops = [
    events.on('login', pulse),
    events.on('logout', () => {
      stopPulse();
      forget();
    }),
    events.on('reconnected', reconnected),
    events.on('login-doubted', () => {
      if (!isSameReturn()) void read();
    }),
    device.onOnline(() => void returned(Number.POSITIVE_INFINITY)),
    device.onVisibilityChange((visible) => {
      if (!visible) {
        hiddenAt = clock.now();
        return;
      }
      const away = hiddenAt === null ? 0 : clock.now() - hiddenAt;
      hiddenAt = null;
      void returned(away);
    }),
    windows.onShow((persisted) => {
      if (persisted) void returned(Number.POSITIVE_INFINITY);
    }),
  ];

  return {
    dispose: () => {
      stopPulse();
      forget();
      stops.forEach((stop) => stop());
    },
  };
};
