import type { RealtimeState } from '../../adapters/ports.ts';
import type { EffectDeps } from './realtime.effects.ts';
import './realtime.events.ts';

/** A connection that took longer than this has missed what came meanwhile, in milliseconds. */
const SLOW_MS = 1000;

/** Push messages for members. */
export interface RealtimeFeature {
  readonly state: () => RealtimeState;
  readonly dispose: () => void;
}

/**
 * Creates the realtime feature: connects with a login, leaves every channel and closes the socket with a logout, moves with the
 * currency, and lets go of the socket while the page is away (RT-04x, SHELL-58). Guests cause no connection.
 */
export const createRealtime = (deps: EffectDeps): RealtimeFeature => {
  const { events, ports, session, site } = deps;
  const { realtime, storage, windows } = ports;
  const joined = new Map<string, (() => void)[]>();
  let turn = 0;
  let lost = false;
  /** Since when the first connection of a login is awaited; null for none. */
  let awaited: number | null = null;

  const leave = (channel: string) => {
    joined.get(channel)?.forEach((stop) => stop());
    joined.delete(channel);
    realtime.leave(channel);
  };

  const follow = async () => {
    const mine = (turn += 1);
    const { subscriptions } = await import('./realtime.effects.ts');
    const { member, demo } = session.store.getState();
    if (mine !== turn || member === null || demo) return;
    const wanted = subscriptions(deps, member.id);
    const names = new Set(wanted.map(({ channel }) => channel));
    for (const channel of Array.from(joined.keys())) if (!names.has(channel)) leave(channel);
    for (const { channel, kind, effects, cancel } of wanted) {
      if (joined.has(channel)) continue;
      realtime.join(channel, kind);
      const stops = Object.entries(effects).map(([event, effect]) => realtime.on(channel, event, effect));
      joined.set(channel, [...stops, cancel]);
    }
  };

  const open = async () => {
    await realtime.connect({ token: () => storage.get('token'), refused: () => events.emit('login-doubted', null) });
    await follow();
  };

  const close = () => {
    turn += 1;
    lost = false;
    awaited = null;
    for (const channel of Array.from(joined.keys())) leave(channel);
    if (realtime.state() !== 'off') realtime.disconnect();
  };

  const start = () => {
    open().catch((error: unknown) => ports.logger.warn('realtime could not start', { error: String(error) }));
  };

  const stops = [
    events.on('login', () => {
      close();
      awaited = ports.clock.now();
      start();
    }),
    events.on('logout', close),
    site.subscribe((state, previous) => {
      if (state.currency !== previous.currency && joined.size > 0) start();
    }),
    realtime.onState((state) => {
      if (state === 'waiting') lost = true;
      if (state !== 'connected') return;
      // What was read with the login is older than what nobody heard since.
      const isSlow = awaited !== null && ports.clock.now() - awaited > SLOW_MS;
      awaited = null;
      if (!lost && !isSlow) return;
      lost = false;
      events.emit('reconnected', null);
    }),
    windows.onHide(close),
    windows.onShow((persisted) => {
      if (!persisted || !session.isMember()) return;
      lost = true;
      start();
    }),
  ];

  return {
    state: () => realtime.state(),
    dispose: () => {
      close();
      stops.forEach((stop) => stop());
    },
  };
};
