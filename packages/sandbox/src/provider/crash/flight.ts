import type { FlightOrder, Flying, Landed } from './flight.types.ts';
import { CAP, crashPoint, payOf, timeOf } from './rules.ts';

/** A round that was started. */
export interface Flight extends FlightOrder {
  readonly startedAt: number;
  readonly point: number;
  readonly secret: string;
  readonly ordered: boolean;
  landed: Landed | null;
  stop: () => void;
  readonly watchers: Set<() => void>;
}

/** A flight that starts now. Its crash point follows from the secret, unless one was ordered. */
export function newFlight(
  order: FlightOrder,
  secret: string,
  { now, ordered }: { readonly now: () => number; readonly ordered: () => number | undefined },
): Flight {
  const point = ordered();
  return {
    ...order,
    secret,
    ordered: point !== undefined,
    point: point ?? crashPoint(secret, order.roundId),
    startedAt: now(),
    landed: null,
    stop: () => undefined,
    watchers: new Set(),
  };
}

/** Ends a flight by a cash-out, or by its crash without one; a flight that has ended does not change. */
export function land(flight: Flight, cashedAt: number | null): void {
  if (flight.landed !== null) return;
  const { roundId, bet, point, secret, ordered } = flight;
  const win = cashedAt === null ? 0 : payOf(bet, cashedAt);
  const phase = cashedAt === null ? 'crashed' : 'cashed';
  flight.landed = { phase, roundId, bet, cashedAt, point, win, secret, ordered };
  flight.stop();
  for (const wake of flight.watchers) wake();
  flight.watchers.clear();
}

/** Multiplier at which a flight ends by itself: its automatic cash-out, the cap, or its crash. */
export function targetOf({ auto, point }: Flight): number | null {
  const target = Math.min(auto ?? CAP, CAP);
  return target <= point ? target : null;
}

/** Ends an overdue flight, so that a late timer never allows a cash-out after the crash. */
export function settleTime(flight: Flight, now: number): void {
  const target = targetOf(flight);
  if (now - flight.startedAt >= timeOf(target ?? flight.point)) land(flight, target);
}

/** A flight as its page sees it now. */
export function viewOf(flight: Flight, now: number): Flying | Landed {
  settleTime(flight, now);
  const { roundId, bet, auto, startedAt } = flight;
  return flight.landed ?? { phase: 'flying', roundId, bet, auto, elapsed: Math.max(0, now - startedAt) };
}
