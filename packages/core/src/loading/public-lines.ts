import { perObject } from '@housefront/contract/per-object';
import type { FeatureDeps } from '../calls/feature-deps.ts';

/** The subscription of a part to a cache channel. */
export interface PublicLine {
  /** Listeners by the name of the event. */
  readonly events: Readonly<Record<string, (payload: unknown) => void>>;
  /** Called after each subscription. */
  readonly subscribed: () => void;
}

interface Joined extends PublicLine {
  stops: readonly (() => void)[];
}

/** Public channels of parts in view. */
export interface PublicLines {
  /** Joins a cache channel; the returned function leaves it. */
  readonly join: (channel: string, line: PublicLine) => () => void;
}

/**
 * The cache channels of the parts in view, for guests too. They share the connection of a member; for a guest it is opened with
 * the first one and closed with the last one. One for each core (ENG-06).
 */
export const publicLines = perObject(({ events, ports }: Pick<FeatureDeps, 'events' | 'ports'>): PublicLines => {
  const { clock, logger, realtime, storage, windows } = ports;
  const lines = new Map<string, Joined>();
  let stops: readonly (() => void)[] = [];

  const attach = () => {
    for (const [channel, line] of lines) {
      if (line.stops.length === 0)
        line.stops = Object.entries(line.events).map(([event, listener]) => realtime.on(channel, event, listener));
      realtime.join(channel, 'cache', line.subscribed);
    }
  };
  const open = async () => {
    if (lines.size === 0) return;
    await realtime.connect({ token: () => storage.get('token'), refused: () => events.emit('login-doubted', null) });
    if (realtime.state() === 'connected') attach();
  };
  const start = () =>
    void open().catch((error: unknown) => logger.warn('realtime could not start', { error: String(error) }));

  /** Follows the connection, which a sign-in, a sign-out and leaving the page close. */
  const follow = () => {
    let isGone = false;
    let stopTimer: () => void = () => undefined;
    return [
      realtime.onState((state) => {
        if (state === 'connected') attach();
        if (state !== 'off' || isGone) return;
        stopTimer();
        // Who closed it may open it again at once.
        stopTimer = clock.after(0, start);
      }),
      windows.onHide(() => {
        isGone = true;
        stopTimer();
      }),
      windows.onShow(() => {
        isGone = false;
        start();
      }),
      () => stopTimer(),
    ];
  };

  return {
    join: (channel, line) => {
      const joined: Joined = { ...line, stops: [] };
      lines.set(channel, joined);
      if (stops.length === 0) stops = follow();
      start();
      return () => {
        if (lines.get(channel) !== joined) return;
        lines.delete(channel);
        for (const stop of joined.stops) stop();
        realtime.leave(channel);
        if (lines.size > 0) return;
        for (const stop of stops) stop();
        stops = [];
        if (storage.get('token') === undefined && realtime.state() !== 'off') realtime.disconnect();
      };
    },
  };
});
