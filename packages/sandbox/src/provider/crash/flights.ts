import { betsFor, stake } from '../slot/bets.ts';
import type { ProviderWallet } from '../game/wallet.types.ts';
import { CAP, crashPoint, fingerprintOf, LOWEST_AUTO, multiplierAt, payOf, timeOf } from './rules.ts';

/** A finished round. Multipliers are in hundredths, money in minor units. */
export interface Landed {
  readonly phase: 'cashed' | 'crashed';
  readonly roundId: string;
  readonly bet: number;
  /** Multiplier of the cash-out; null if the flight crashed first. */
  readonly cashedAt: number | null;
  /** Multiplier of the crash, reached or not. */
  readonly point: number;
  readonly win: number;
  /** Determines the crash point together with the round's id; its fingerprint was shown before the round. */
  readonly secret: string;
  /** The crash point was set over the control interface and does not follow from the secret. */
  readonly ordered: boolean;
}

/** A running round. */
export interface Flying {
  readonly phase: 'flying';
  readonly roundId: string;
  readonly bet: number;
  /** Multiplier in hundredths of the automatic cash-out. */
  readonly auto: number | null;
  /** Milliseconds since the start. */
  readonly elapsed: number;
}

/** A round that the provider lost; its bet was returned. */
interface Void {
  readonly phase: 'void';
  readonly roundId: string;
}

/** The page's data of its round. */
export type FlightReply = (Flying | Landed | Void) & {
  /** Minor units, as text. */
  readonly balance: string;
  /** Fingerprint of the next round's secret. */
  readonly next: string;
};

/** The page's data when it opens. */
export interface SeatView {
  readonly next: string;
  readonly flying: Flying | null;
  /** Newest first. */
  readonly history: readonly Landed[];
}

/** The order of a round. */
export interface FlightOrder {
  readonly bet: number;
  readonly auto: number | null;
  readonly roundId: string;
  /** Fingerprint that the page showed for this round. */
  readonly fingerprint: string;
}

/** Reason why a round does not start, besides errors of the wallet. */
export class FlightRefused extends Error {
  readonly code: 'flying' | 'fingerprint';

  constructor(code: 'flying' | 'fingerprint') {
    super(code);
    this.code = code;
  }
}

/** Dependencies of flights besides the wallet. */
export interface FlightPowers {
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs once after so many milliseconds; the returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** An unpredictable text. */
  readonly secret: () => string;
  /** A crash point in hundredths set for the next round, if any. */
  readonly ordered: () => number | undefined;
}

/** The rounds of the crash game. Every call throws `ProviderWalletError` for a launch that is unknown or over. */
export interface Flights {
  seat(token: string): SeatView;
  /**
   * Takes the bet and starts. Repeating a round id has no effect and moves no money. Throws `FlightRefused`, or a
   * `RangeError` for a bet or an automatic cash-out that is not on offer.
   */
  bet(token: string, order: FlightOrder): Promise<FlightReply>;
  /** Cashes out at the current multiplier. If it is too late or repeated, returns the end of the round. */
  cashOut(token: string, roundId: string): Promise<FlightReply>;
  /** Answers when the round is over, or after {@link WATCH_MS}. */
  watch(token: string, roundId: string): Promise<FlightReply>;
}

/** Longest wait of a page for the end of its round in one request, in milliseconds. */
export const WATCH_MS = 20_000;

/** Number of rounds that a seat keeps. */
const HISTORY = 20;

/** Number of launches that are kept. */
const SEATS = 500;

interface Flight extends FlightOrder {
  readonly startedAt: number;
  readonly point: number;
  readonly secret: string;
  readonly ordered: boolean;
  landed: Landed | null;
  stop: () => void;
  readonly watchers: Set<() => void>;
}

interface Seat {
  secret: string;
  /** Newest first; only the first one may be running. */
  flights: readonly Flight[];
  /** The round whose bet is being placed. */
  starting: { readonly roundId: string; readonly done: Promise<FlightReply> } | null;
}

/** Makes the flights of all launches. */
export function createFlights(wallet: ProviderWallet, powers: FlightPowers): Flights {
  const { now, after } = powers;
  const seats = new Map<string, Seat>();

  const seatOf = (token: string): Seat => {
    const known = seats.get(token);
    if (known !== undefined) return known;
    const seat: Seat = { secret: powers.secret(), flights: [], starting: null };
    seats.set(token, seat);
    for (const [other, { flights, starting }] of seats) {
      if (seats.size <= SEATS) break;
      if (starting === null && flights[0]?.landed !== null) seats.delete(other);
    }
    return seat;
  };

  const land = (flight: Flight, cashedAt: number | null): void => {
    if (flight.landed !== null) return;
    const { roundId, bet, point, secret, ordered } = flight;
    const win = cashedAt === null ? 0 : payOf(bet, cashedAt);
    const phase = cashedAt === null ? 'crashed' : 'cashed';
    flight.landed = { phase, roundId, bet, cashedAt, point, win, secret, ordered };
    flight.stop();
    for (const wake of flight.watchers) wake();
    flight.watchers.clear();
  };

  /** Multiplier at which a flight ends by itself: its automatic cash-out, the cap, or its crash. */
  const targetOf = ({ auto, point }: Flight): number | null => {
    const target = Math.min(auto ?? CAP, CAP);
    return target <= point ? target : null;
  };

  /** Ends an overdue flight, so that a late timer never allows a cash-out after the crash. */
  const settleTime = (flight: Flight): void => {
    const target = targetOf(flight);
    if (now() - flight.startedAt >= timeOf(target ?? flight.point)) land(flight, target);
  };

  const viewOf = (flight: Flight): Flying | Landed => {
    settleTime(flight);
    const { roundId, bet, auto, startedAt } = flight;
    return flight.landed ?? { phase: 'flying', roundId, bet, auto, elapsed: Math.max(0, now() - startedAt) };
  };

  const find = (token: string, roundId: string): Flight | undefined =>
    seats.get(token)?.flights.find((flight) => flight.roundId === roundId);

  /** Pays outstanding wins. The wallet pays a round only once, so a failed payment is simply repeated. */
  const reply = async (token: string, flight: Flight): Promise<FlightReply> => {
    const view = viewOf(flight);
    const { balance } =
      view.phase === 'flying'
        ? await wallet.bet(token, stake(flight.bet), flight.roundId)
        : await wallet.settle(token, stake(view.win), flight.roundId);
    return { ...view, balance: String(balance), next: fingerprintOf(seatOf(token).secret) };
  };

  /** The sandbox restarted during a round: its bet is returned once. */
  const unknown = async (token: string, roundId: string): Promise<FlightReply> => {
    const { balance } = await wallet.refund(token, roundId);
    return { phase: 'void', roundId, balance: String(balance), next: fingerprintOf(seatOf(token).secret) };
  };

  const start = (token: string, seat: Seat, order: FlightOrder): Flight => {
    const ordered = powers.ordered();
    const { secret } = seat;
    const flight: Flight = {
      ...order,
      secret,
      ordered: ordered !== undefined,
      point: ordered ?? crashPoint(secret, order.roundId),
      startedAt: now(),
      landed: null,
      stop: () => undefined,
      watchers: new Set(),
    };
    seat.secret = powers.secret();
    seat.flights = [flight, ...seat.flights].slice(0, HISTORY);
    const end = flight.startedAt + timeOf(targetOf(flight) ?? flight.point);
    const arm = (): void => {
      flight.stop = after(end - now(), () => {
        settleTime(flight);
        // Timers may fire up to a millisecond early.
        if (flight.landed === null) arm();
        // No page may be waiting. If the wallet does not answer, the next request of the page tries again.
        else void reply(token, flight).catch(() => undefined);
      });
    };
    arm();
    return flight;
  };

  return {
    seat: (token) => {
      const seat = seatOf(token);
      const views = seat.flights.map(viewOf);
      return {
        next: fingerprintOf(seat.secret),
        flying: views.find((view) => view.phase === 'flying') ?? null,
        history: views.filter((view) => view.phase !== 'flying'),
      };
    },
    bet: async (token, order) => {
      const known = find(token, order.roundId);
      if (known !== undefined) return reply(token, known);
      const { currency, decimals } = await wallet.openRound(token);
      const { auto, bet } = order;
      if (!betsFor(currency, decimals).includes(bet)) throw new RangeError('no such bet');
      if (auto !== null && (!Number.isInteger(auto) || auto < LOWEST_AUTO || auto > CAP))
        throw new RangeError('no such cash-out');
      const seat = seatOf(token);
      if (seat.starting?.roundId === order.roundId) return seat.starting.done;
      const [last] = seat.flights;
      if (seat.starting !== null || (last !== undefined && viewOf(last).phase === 'flying'))
        throw new FlightRefused('flying');
      if (order.fingerprint !== fingerprintOf(seat.secret)) throw new FlightRefused('fingerprint');
      const take = async (): Promise<FlightReply> => {
        await wallet.bet(token, stake(bet), order.roundId);
        return reply(token, start(token, seat, order));
      };
      const done = take().finally(() => {
        seat.starting = null;
      });
      seat.starting = { roundId: order.roundId, done };
      return done;
    },
    cashOut: async (token, roundId) => {
      const flight = find(token, roundId);
      if (flight === undefined) return unknown(token, roundId);
      settleTime(flight);
      land(flight, multiplierAt(now() - flight.startedAt));
      return reply(token, flight);
    },
    watch: async (token, roundId) => {
      const flight = find(token, roundId);
      if (flight === undefined) return unknown(token, roundId);
      if (viewOf(flight).phase === 'flying') {
        await new Promise<void>((resolve) => {
          flight.watchers.add(resolve);
          after(WATCH_MS, resolve);
        });
      }
      return reply(token, flight);
    },
  };
}
