import type { RealtimePort } from '../../adapters/ports/ports.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { createReader, READ_MS } from '../../loading/reader.ts';
import { SUBJECTS, type Reads, type Subject } from '../../base/subjects.ts';
import type { SessionFeature } from '../session/index.ts';

/** A page that was hidden for less than this cannot have missed an event, if its connection is alive (milliseconds). */
export const AWAY_MS = 5000;

/** Longest wait for the connection after a page returned; then the page is refetched without it (milliseconds). */
const CONNECTION_WAIT_MS = 1000;

/** Longest delay before public data is refetched, so that not all members send calls at once (milliseconds). */
const SPREAD_MS = 3000;

/** The same for any data after a channel came back: a server that ended all connections gets all members back (RT-24). */
const RETURN_SPREAD_MS = 5000;

/** A channel that comes back within this time after its page returned came back for this member alone (milliseconds). */
const OWN_RETURN_MS = 10_000;

/** Shortest silence of a member's channel after which the balance is refetched, at random up to twice as long (milliseconds). */
const SILENCE_MS = 60_000;

/** Interval at which a visible page checks whether its machine slept (milliseconds). */
const PULSE_MS = 1000;

/** Dependencies on the rest of core. */
export interface RevalidationSources {
  readonly session: Pick<SessionFeature, 'isMember' | 'store'>;
  readonly reads: Reads;
  /** Whether a game is open, whose player watches the balance. */
  readonly isGameOpen: () => boolean;
  /** Created before revalidation, so its listeners, which reconnect a returning page, run first. */
  readonly realtime: Pick<RealtimePort, 'state' | 'check'>;
}

/** Refreshes a page's data when it becomes active again. */
export interface RevalidationFeature {
  readonly dispose: () => void;
}

/**
 * Creates the only feature that decides which data is refetched and when. Data that is shown is refetched after each
 * subscription to the channel of its changes, the first one included, because an earlier read may be outdated. When a page
 * returns (online again, from the background, from sleep, from the back-forward cache), a member's data is refetched once per
 * return, at once or with the connection, and the site's detail when it is old. A connection may answer pings and deliver
 * nothing: while its member's channel is silent, a visible page refetches the balance from time to time (RT-22).
 */
export const createRevalidation = (deps: FeatureDeps & RevalidationSources): RevalidationFeature => {
  const { events, isGameOpen, ports, queryClient, reads, realtime, session } = deps;
  const { clock, device, random, windows } = ports;
  let hiddenAt: number | null = device.visible() ? null : clock.now();
  let dueWhenSeen = false;
  let returnedAt = Number.NEGATIVE_INFINITY;
  /** Subjects whose channel was subscribed since the login. */
  const subscribed = new Set<Subject>();
  /** Time of the last event on the member's channel, or of the last refetch without one. */
  let heardAt = 0;
  let silence = 0;
  let stopWaiting: () => void = () => undefined;
  let stopPulse: () => void = () => undefined;

  const isMember = () => session.isMember() && !session.store.getState().demo;
  const readers = new Map(
    Array.from(reads, ([subject, read]) => [
      subject,
      createReader(clock, random, () => (isMember() ? read() : Promise.resolve(true))),
    ]),
  );

  const forget = () => {
    stopWaiting();
    stopWaiting = () => undefined;
  };
  const heard = () => {
    heardAt = clock.now();
    silence = SILENCE_MS + random.next() * (SILENCE_MS - PULSE_MS);
  };
  const stop = () => {
    stopPulse();
    forget();
    for (const reader of readers.values()) reader.stop();
  };

  const readSite = () => {
    const old = { type: 'active', stale: true } as const;
    for (const part of ['detail', 'environment']) void queryClient.refetchQueries({ queryKey: ['site', part], ...old });
  };

  /** Returns within {@link READ_MS} of each other are one return, e.g. when network and page return together. */
  const readMembers = (since = clock.now()) => {
    forget();
    heard();
    if (!isMember()) return;
    for (const [subject, reader] of readers) if (SUBJECTS[subject] === 'member') void reader.readSince(since - READ_MS);
  };

  const readSoon = () => {
    const coming = realtime.state() === 'connecting' || realtime.state() === 'waiting';
    if (!coming) return readMembers();
    const since = clock.now();
    forget();
    stopWaiting = clock.after(CONNECTION_WAIT_MS, () => readMembers(since));
  };

  const returned = async (away: number) => {
    returnedAt = clock.now();
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
    else if (!(await check)) readMembers();
  };

  const longestWait = (subject: Subject): number => {
    const isOfMany = subscribed.has(subject) && clock.now() - returnedAt > OWN_RETURN_MS;
    if (isOfMany) return subject === 'balance' && isGameOpen() ? 0 : RETURN_SPREAD_MS;
    return SUBJECTS[subject] === 'all' ? SPREAD_MS : 0;
  };

  const pulse = () => {
    stopPulse();
    let last = clock.now();
    stopPulse = clock.every(PULSE_MS, () => {
      const away = clock.now() - last;
      last = clock.now();
      // While a page is hidden, browsers throttle timers, so a late timer means nothing.
      if (!device.visible()) return;
      if (away >= AWAY_MS) void returned(away);
      else if (realtime.state() === 'connected' && last - heardAt >= silence) {
        // Reads of before, such as that of the subscription, show nothing of the time since.
        void readers.get('balance')?.readSince(last);
        heard();
      }
    });
  };

  const stops = [
    events.on('login', () => {
      stop();
      subscribed.clear();
      heard();
      pulse();
    }),
    events.on('channel-delivered', ({ subjects }) => {
      if (subjects.includes('balance')) heard();
    }),
    events.on('logout', stop),
    events.on('channel-subscribed', ({ subjects }) => {
      if (!isMember()) return;
      for (const subject of subjects) readers.get(subject)?.missed(random.next() * longestWait(subject));
      for (const subject of subjects) subscribed.add(subject);
    }),
    events.on('login-doubted', () => readMembers()),
    events.on('balance-changed', ({ cash }) => {
      if (cash === null && isMember()) readers.get('balance')?.missed();
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
      stop();
      stops.forEach((end) => end());
    },
  };
};
