import type { FeatureDeps } from '../../feature-deps.ts';
import { throttle } from '../../throttle.ts';
import { rereadState } from './protection.queries.ts';

/** Shortest time between two reads, in milliseconds: many small stakes make many events. */
const READ_MS = 1000;
/** Time between two reads while a game is open, of whose rounds the platform may announce nothing (milliseconds). */
const PLAY_MS = 15_000;

/**
 * Keeps the state of the member's session current (RG-08): it is read again when their money moved, when the page comes back, and
 * from time to time while a game is open.
 * @param isPlaying whether a game is open
 * @returns stops it
 */
export const followSession = (
  deps: Pick<FeatureDeps, 'events' | 'ports' | 'queryClient'>,
  isPlaying: () => boolean,
): (() => void) => {
  const { events, ports } = deps;
  const { clock, device, windows } = ports;
  const paced = throttle(clock, READ_MS, () => rereadState(deps));
  const reread = () => paced();
  const stops = [
    paced.cancel,
    events.on('balance-changed', reread),
    events.on('funds-recalled', reread),
    events.on('game-ended', reread),
    events.on('channel-subscribed', ({ subjects }) => {
      if (subjects.includes('balance')) reread();
    }),
    device.onVisibilityChange((visible) => {
      if (visible) reread();
    }),
    device.onOnline(reread),
    windows.onShow((persisted) => {
      if (persisted) reread();
    }),
    clock.every(PLAY_MS, () => {
      if (device.visible() && isPlaying()) reread();
    }),
  ];
  return () => stops.forEach((stop) => stop());
};
