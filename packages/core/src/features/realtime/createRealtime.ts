import type { RealtimePort } from '../../adapters/ports/ports.ts';
import type { EffectDeps } from './realtime.effects.ts';
import './realtime.events.ts';

/** Push messages for members. */
export interface RealtimeFeature extends Pick<RealtimePort, 'state' | 'check'> {
  readonly dispose: () => void;
}

/**
 * Creates the realtime feature. It connects with a login, closes the socket with a logout, follows the currency, and closes
 * the socket while the page is hidden. Guests cause no connection. Each subscription is reported (RT-04x).
 */
export const createRealtime = (deps: EffectDeps): RealtimeFeature => {
  const { events, ports, session, site } = deps;
  const { realtime, storage, windows } = ports;
  const joined = new Map<string, (() => void)[]>();
  let turn = 0;

  const forget = (channel: string) => {
    joined.get(channel)?.forEach((stop) => stop());
    joined.delete(channel);
  };

  const follow = async () => {
    const mine = (turn += 1);
    const { subscriptions } = await import('./realtime.effects.ts');
    const { member, demo } = session.store.getState();
    if (mine !== turn || member === null || demo) return;
    const wanted = subscriptions(deps, member.id);
    const names = new Set(wanted.map(({ channel }) => channel));
    for (const channel of Array.from(joined.keys())) {
      if (names.has(channel)) continue;
      forget(channel);
      realtime.leave(channel);
    }
    for (const { channel, kind, effects, subjects, cancel } of wanted) {
      if (joined.has(channel)) continue;
      const stops = Object.entries(effects).map(([event, effect]) =>
        realtime.on(channel, event, (payload) => {
          events.emit('channel-delivered', { subjects });
          effect(payload);
        }),
      );
      joined.set(channel, [...stops, cancel]);
      realtime.join(channel, kind, () => events.emit('channel-subscribed', { subjects }));
    }
  };

  const open = async () => {
    await realtime.connect({ token: () => storage.get('token'), refused: () => events.emit('login-doubted', null) });
    // Also off on sites without a server of live updates.
    if (realtime.state() !== 'off') await follow();
  };

  const close = () => {
    turn += 1;
    for (const channel of Array.from(joined.keys())) forget(channel);
    // Channels end with their connection.
    if (realtime.state() !== 'off') realtime.disconnect();
  };

  const start = () => {
    open().catch((error: unknown) => ports.logger.warn('realtime could not start', { error: String(error) }));
  };

  const stops = [
    events.on('login', () => {
      close();
      start();
    }),
    events.on('logout', close),
    site.subscribe((state, previous) => {
      if (state.currency !== previous.currency && joined.size > 0) start();
    }),
    windows.onHide(close),
    windows.onShow((persisted) => {
      if (persisted && session.isMember()) start();
    }),
  ];

  return {
    state: () => realtime.state(),
    check: () => realtime.check(),
    dispose: () => {
      close();
      stops.forEach((stop) => stop());
    },
  };
};
