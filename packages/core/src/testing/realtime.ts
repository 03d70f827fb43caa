import type { ChannelKind } from '@housefront/contract/channel';
import { createSignal } from '../base/createSignal.ts';
import type { RealtimeAuth, RealtimePort, RealtimeState } from '../adapters/ports/ports.ts';

/** Realtime without a socket: a test decides states and events. */
export interface FakeRealtime extends RealtimePort {
  /** Joined channels with their kind. */
  readonly joined: Map<string, ChannelKind>;
  readonly connects: RealtimeAuth[];
  disconnects: number;
  checks: number;
  /** Results of the next checks. */
  alive: boolean;
  readonly setState: (state: RealtimeState) => void;
  /** Confirms a subscription to a channel, as a server would. */
  readonly accept: (channel: string) => void;
  /** Delivers an event, but only when its channel is joined, as a server would. */
  readonly deliver: (channel: string, event: string, payload: unknown) => void;
}

/** Creates realtime without a socket. */
export const fakeRealtime = (): FakeRealtime => {
  let state: RealtimeState = 'off';
  const states = createSignal<[RealtimeState]>();
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const heard = new Map<string, () => void>();
  const realtime: FakeRealtime = {
    joined: new Map(),
    connects: [],
    disconnects: 0,
    checks: 0,
    alive: true,
    check: () => {
      realtime.checks += 1;
      if (state !== 'connected') return Promise.resolve(false);
      if (!realtime.alive) for (const next of ['waiting', 'connecting'] as const) realtime.setState(next);
      return Promise.resolve(realtime.alive);
    },
    state: () => state,
    setState: (next) => {
      state = next;
      states.notify(next);
    },
    connect: (auth) => {
      realtime.connects.push(auth);
      realtime.setState('connecting');
      return Promise.resolve();
    },
    disconnect: () => {
      realtime.disconnects += 1;
      realtime.joined.clear();
      realtime.setState('off');
    },
    join: (channel, kind, whenHeard) => {
      realtime.joined.set(channel, kind);
      if (whenHeard) heard.set(channel, whenHeard);
    },
    accept: (channel) => {
      if (realtime.joined.has(channel)) heard.get(channel)?.();
    },
    leave: (channel) => void realtime.joined.delete(channel),
    on: (channel, event, listener) => {
      const key = `${channel} ${event}`;
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set);
      set.add(listener);
      return () => void set.delete(listener);
    },
    onState: states.subscribe,
    deliver: (channel, event, payload) => {
      if (!realtime.joined.has(channel)) return;
      for (const listener of Array.from(listeners.get(`${channel} ${event}`) ?? [])) listener(payload);
    },
  };
  return realtime;
};
