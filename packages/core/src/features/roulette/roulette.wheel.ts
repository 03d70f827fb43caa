import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallError } from '../../adapters/http/call-types.ts';
import type { MoneyRequest } from '../../adapters/storage/storage.values.ts';
import type { CoreMessage } from '../../base/events.ts';
import { showMessage } from '../../calls/call-message.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { pendingRequest } from '../../money/pending-request.ts';
import { isUnanswered } from '../../calls/unanswered.ts';
import { infoRefusal, spinRefusal } from './roulette.codes.ts';
import { turnTo } from './roulette.rules.ts';
import type { Prize, WheelDetail } from './roulette.types.ts';

const api = () => import('./roulette.api.ts');

/** State of the wheel while it is shown. */
export interface WheelState {
  readonly open: boolean;
  /** State of the first read after opening. */
  readonly status: 'loading' | 'ready' | 'error';
  /** The last known wheel. */
  readonly detail: WheelDetail | null;
  /** `asking` until the platform answers, `turning` until the wheel stops, `checking` after a spin without an answer. */
  readonly phase: 'idle' | 'asking' | 'turning' | 'checking';
  /** Rotation in degrees. */
  readonly turn: number;
  /** The prize, until the member has seen it (ROU-07). */
  readonly won: Prize | null;
}

/** The wheel of a member. */
export interface Wheel {
  readonly store: StoreApi<WheelState>;
  /** Opens the wheel and fetches its state (ROU-04). */
  readonly open: () => Promise<void>;
  /** Hides the wheel. A spin in flight still completes. */
  readonly close: () => void;
  /** Spins. Does nothing while a spin is in flight or when no draws are left (ROU-06). */
  readonly spin: () => Promise<void>;
  /** The member has seen the prize: the wheel is reset (ROU-07). */
  readonly acknowledge: () => void;
  readonly dispose: () => void;
}

/** Dependencies of the wheel on its page. */
export interface WheelOptions {
  /** Duration of a spin in milliseconds, read with each spin (ROU-05). */
  readonly turnMs: () => number;
  /** Shows a warning that the member has to confirm (ROU-10). */
  readonly warn: (message: CoreMessage) => void;
}

/** Creates the wheel of the page. It sends no call before it is opened. */
export const createWheel = (deps: FeatureDeps, { turnMs, warn }: WheelOptions): Wheel => {
  const { events, ports } = deps;
  const { clock, random } = ports;
  // Shared by tabs and kept over reloads.
  const pending = pendingRequest(ports, 'spinRequest');
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

  const load = async (): Promise<boolean> => {
    const info = await (await api()).fetchInfo(deps);
    if (disposed) return false;
    if (info.ok) {
      setState({ status: 'ready', detail: info.data });
      return true;
    }
    setState(({ detail }) => ({ status: detail === null ? 'error' : 'ready' }));
    const { message, isOver } = infoRefusal(info.error);
    showMessage(deps, message);
    if (isOver) setState({ open: false });
    return false;
  };

  /** The outcome of a spin is unknown. If the number of draws left went down, the spin was counted and its key is settled. */
  const check = async (request: MoneyRequest, before: number | null) => {
    setState({ phase: 'checking' });
    const known = await load();
    if (disposed) return;
    const draws = known ? (getState().detail?.draws ?? null) : null;
    if (draws !== null && before !== null && draws < before) pending.settle(request);
    setState({ phase: 'idle' });
    showMessage(
      deps,
      draws !== null
        ? { kind: 'info', key: 'roulette.checked', params: { draws } }
        : { kind: 'error', key: 'roulette.unchecked' },
    );
    events.emit('balance-changed', { cash: null });
  };

  /** Reports a spin of an earlier page that was counted although its answer was lost (ADR 48). */
  const reportCounted = () => {
    const request = pending.find();
    const { detail, phase } = getState();
    if (request === undefined || phase !== 'idle' || typeof detail?.draws !== 'number') return;
    // Without a stored count there is nothing to compare with.
    if (request.order === '' || detail.draws >= Number(request.order)) return;
    pending.settle(request);
    showMessage(deps, { kind: 'info', key: 'roulette.checked', params: { draws: detail.draws } });
    events.emit('balance-changed', { cash: null });
  };

  const refuse = async (request: MoneyRequest, error: CallError) => {
    setState({ phase: 'idle' });
    if (error.kind === 'refused') pending.settle(request);
    const { message, isWarning } = spinRefusal(error);
    if (isWarning && message !== null) warn(message);
    else showMessage(deps, message);
    if (error.kind === 'refused') await load();
  };

  const finish = (prize: Prize) => {
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
      if (await load()) reportCounted();
    },
    close: () => setState({ open: false }),
    spin: async () => {
      const { detail, phase, won } = getState();
      if (detail === null || detail.draws === 0 || phase !== 'idle' || won !== null) return;
      setState({ phase: 'asking', turn: 0 });
      const before = pending.find();
      const request = await pending.acquire(String(detail.draws ?? ''), () => false);
      const result = await (await api()).sendSpin(deps, request.key);
      if (disposed) return;
      if (!result.ok) {
        if (isUnanswered(result.error)) await check(request, detail.draws);
        else await refuse(request, result.error);
        return;
      }
      pending.settle(request);
      const { prizeId, draws } = result.data;
      setState({ detail: { ...detail, draws: draws ?? (detail.draws === null ? null : detail.draws - 1) } });
      // The answer of a repeated key holds the number of draws at the time of the first spin.
      if (before !== undefined) void load();
      const index = detail.prizes.findIndex(({ id }) => id === prizeId);
      const prize = detail.prizes[index];
      if (prize === undefined) {
        // The platform drew from another wheel than the displayed one.
        setState({ phase: 'idle' });
        showMessage(deps, { kind: 'error', key: 'error_generic' });
        events.emit('balance-changed', { cash: null });
        await load();
        return;
      }
      setState({ phase: 'turning', turn: turnTo(index, detail.prizes.length, random.next()) });
      stopTurning = clock.after(turnMs(), () => finish(prize));
    },
    acknowledge: () => setState({ won: null, turn: 0 }),
    dispose: () => {
      disposed = true;
      stopTurning();
      stops.forEach((stop) => stop());
    },
  };
};
