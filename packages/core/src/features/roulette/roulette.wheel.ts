import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallError } from '../../adapters/call-types.ts';
import type { MoneyRequest } from '../../adapters/storage.values.ts';
import type { CoreMessage } from '../../events.ts';
import type { FeatureDeps } from '../../feature-deps.ts';
import { openRequest } from '../../open-request.ts';
import { isUnanswered } from '../../unanswered.ts';
import { infoRefusal, spinRefusal } from './roulette.codes.ts';
import { turnTo } from './roulette.rules.ts';
import type { Prize, WheelDetail } from './roulette.types.ts';

const api = () => import('./roulette.api.ts');

/** The wheel while somebody looks at it. */
export interface WheelState {
  readonly open: boolean;
  /** What is known of it: `loading` and `error` concern the first answer after it was opened. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The last known wheel. */
  readonly detail: WheelDetail | null;
  /** `asking` until the platform answers, `turning` until the wheel stands, `checking` after a spin that nobody answered. */
  readonly phase: 'idle' | 'asking' | 'turning' | 'checking';
  /** How far it is turned, in degrees. */
  readonly turn: number;
  /** What was won, until it was looked at (ROU-07). */
  readonly won: Prize | null;
}

/** The wheel of a member who looks at it. */
export interface Wheel {
  readonly store: StoreApi<WheelState>;
  /** Opens it and asks for its state (ROU-04). */
  readonly open: () => Promise<void>;
  /** Puts it away; a spin that is under way ends all the same. */
  readonly close: () => void;
  /** Draws; nothing while a spin is under way or without draws (ROU-06, ROU-13x). */
  readonly spin: () => Promise<void>;
  /** The prize was seen: the wheel goes back (ROU-07). */
  readonly acknowledge: () => void;
  readonly dispose: () => void;
}

/** What the wheel needs of the page. */
export interface WheelOptions {
  /** How long it turns, in milliseconds; asked with each spin (ROU-05, ROU-13x). */
  readonly turnMs: () => number;
  /** Shows a warning that has to be confirmed (ROU-10). */
  readonly warn: (message: CoreMessage) => void;
}

/** Creates the wheel of the page; it asks nothing before it is opened. */
export const createWheel = (deps: FeatureDeps, { turnMs, warn }: WheelOptions): Wheel => {
  const { events, ports } = deps;
  const { clock, random } = ports;
  // Over reloads and in other tabs too.
  const request = openRequest(ports, 'spinRequest');
  const store = createStore<WheelState>()(() => ({
    open: false,
    status: 'loading',
    detail: null,
    phase: 'idle',
    turn: 0,
    won: null,
  }));
  let disposed = false;
  let stopTurning: () => void = () => undefined;
  const { getState, setState } = store;
  const say = (message: CoreMessage | null) => {
    if (message !== null) events.emit('message', message);
  };

  const load = async (): Promise<boolean> => {
    const info = await (await api()).fetchInfo(deps);
    if (disposed) return false;
    if (info.ok) {
      setState({ status: 'ready', detail: info.data });
      return true;
    }
    setState(({ detail }) => ({ status: detail === null ? 'error' : 'ready' }));
    const { message, isOver } = infoRefusal(info.error);
    say(message);
    if (isOver) setState({ open: false });
    return false;
  };

  /** Nobody knows whether the draw was made: what is left tells. A key whose draw was counted is used up. */
  const check = async (asked: MoneyRequest, before: number | null) => {
    setState({ phase: 'checking' });
    const known = await load();
    if (disposed) return;
    const draws = known ? (getState().detail?.draws ?? null) : null;
    if (draws !== null && before !== null && draws < before) request.settle(asked);
    setState({ phase: 'idle' });
    say(
      draws !== null
        ? { kind: 'info', key: 'roulette.checked', params: { draws } }
        : { kind: 'error', key: 'roulette.unchecked' },
    );
    events.emit('balance-changed', { cash: null });
  };

  /** A spin of a page before was counted: whoever made it has not heard of it (ADR 48). */
  const tellCounted = () => {
    const asked = request.find();
    const { detail, phase } = getState();
    if (asked === undefined || phase !== 'idle' || typeof detail?.draws !== 'number') return;
    // Without a count nobody knows what that spin began with.
    if (asked.order === '' || detail.draws >= Number(asked.order)) return;
    request.settle(asked);
    say({ kind: 'info', key: 'roulette.checked', params: { draws: detail.draws } });
    events.emit('balance-changed', { cash: null });
  };

  const refuse = async (asked: MoneyRequest, error: CallError) => {
    setState({ phase: 'idle' });
    if (error.kind === 'refused') request.settle(asked);
    const { message, isWarning } = spinRefusal(error);
    if (isWarning && message !== null) warn(message);
    else say(message);
    if (error.kind === 'refused') await load();
  };

  const stand = (prize: Prize) => {
    setState({ phase: 'idle', won: prize });
    events.emit('balance-changed', { cash: null });
  };

  const stops = [
    events.on('roulette-changed', () => {
      if (getState().open && getState().phase === 'idle') void load();
    }),
  ];

  return {
    store,
    open: async () => {
      setState({ open: true, status: 'loading', detail: null });
      if (await load()) tellCounted();
    },
    close: () => setState({ open: false }),
    spin: async () => {
      const { detail, phase, won } = getState();
      if (detail === null || detail.draws === 0 || phase !== 'idle' || won !== null) return;
      setState({ phase: 'asking', turn: 0 });
      const before = request.find();
      const asked = await request.open(String(detail.draws ?? ''), () => false);
      const result = await (await api()).sendSpin(deps, asked.key);
      if (disposed) return;
      if (!result.ok) {
        if (isUnanswered(result.error)) await check(asked, detail.draws);
        else await refuse(asked, result.error);
        return;
      }
      request.settle(asked);
      const { prizeId, draws } = result.data;
      setState({ detail: { ...detail, draws: draws ?? (detail.draws === null ? null : detail.draws - 1) } });
      // What is left was told when that spin was made.
      if (before !== undefined) void load();
      const index = detail.prizes.findIndex(({ id }) => id === prizeId);
      const prize = detail.prizes[index];
      if (prize === undefined) {
        // The wheel on screen is not the one that was turned.
        setState({ phase: 'idle' });
        say({ kind: 'error', key: 'error_generic' });
        events.emit('balance-changed', { cash: null });
        await load();
        return;
      }
      setState({ phase: 'turning', turn: turnTo(index, detail.prizes.length, random.next()) });
      stopTurning = clock.after(turnMs(), () => stand(prize));
    },
    acknowledge: () => setState({ won: null, turn: 0 }),
    dispose: () => {
      disposed = true;
      stopTurning();
      stops.forEach((stop) => stop());
    },
  };
};
