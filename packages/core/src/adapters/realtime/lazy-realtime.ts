import { createSignal } from '../../base/createSignal.ts';
import type { ClockPort, RealtimePort, RealtimeState } from '../ports/ports.ts';

/** Milliseconds before code that could not be loaded is requested again. */
const RELOAD_MS = 5000;

const nothing = () => undefined;

/**
 * Realtime whose code loads with the first connect, so that guests never load it. Code that cannot be loaded is requested
 * again, at once when a page becomes active (RT-03x).
 */
export const lazyRealtime = (load: () => Promise<RealtimePort>, clock: Pick<ClockPort, 'after'>): RealtimePort => {
  const states = createSignal<[RealtimeState]>();
  let port: RealtimePort | undefined;
  let state: RealtimeState = 'off';
  let endPause: () => void = nothing;

  const setState = (next: RealtimeState) => {
    if (state === next) return;
    state = next;
    states.notify(next);
  };

  /** Settles after {@link RELOAD_MS}, or when it is ended. */
  const pause = () =>
    new Promise<void>((resolve) => {
      const stopTimer = clock.after(RELOAD_MS, resolve);
      endPause = () => {
        stopTimer();
        resolve();
      };
    });

  const loadPort = async (): Promise<void> => {
    setState('connecting');
    try {
      const loaded = await load();
      if (port !== undefined) return;
      port = loaded;
      loaded.onState(setState);
    } catch {
      if (state === 'off') return;
      setState('waiting');
      await pause();
      // A disconnect ends the pause too.
      if (state === 'waiting') await loadPort();
    }
  };

  return {
    state: () => state,
    connect: async (auth) => {
      if (port === undefined) {
        if (state !== 'off') return;
        await loadPort();
        // Disconnected in the meantime.
        if (state === 'off') return;
      }
      await port?.connect(auth);
    },
    disconnect: () => {
      port?.disconnect();
      setState('off');
      endPause();
    },
    check: async () => {
      endPause();
      return (await port?.check()) ?? false;
    },
    join: (channel, kind, onSubscribed) => port?.join(channel, kind, onSubscribed),
    leave: (channel) => port?.leave(channel),
    on: (channel, event, listener) => port?.on(channel, event, listener) ?? nothing,
    onState: states.subscribe,
  };
};
