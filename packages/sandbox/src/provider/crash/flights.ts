import { betsFor, stake } from '../slot/bets.ts';
import type { ProviderWallet } from '../game/wallet.types.ts';
import { land, newFlight, settleTime, targetOf, viewOf, type Flight } from './flight.ts';
import type { FlightOrder, FlightReply, SeatView } from './flight.types.ts';
import { CAP, fingerprintOf, LOWEST_AUTO, multiplierAt, timeOf } from './rules.ts';
import { createSeats, type Seat } from './seats.ts';

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

/** Makes the flights of all launches. */
export function createFlights(wallet: ProviderWallet, powers: FlightPowers): Flights {
  const { now, after } = powers;
  const seats = createSeats(powers.secret);

  /** Pays outstanding wins. The wallet pays a round only once, so a failed payment is simply repeated. */
  const reply = async (token: string, flight: Flight): Promise<FlightReply> => {
    const view = viewOf(flight, now());
    const { balance } =
      view.phase === 'flying'
        ? await wallet.bet(token, stake(flight.bet), flight.roundId)
        : await wallet.settle(token, stake(view.win), flight.roundId);
    return { ...view, balance: String(balance), next: fingerprintOf(seats.of(token).secret) };
  };

  /** The sandbox restarted during a round: its bet is returned once. */
  const unknown = async (token: string, roundId: string): Promise<FlightReply> => {
    const { balance } = await wallet.refund(token, roundId);
    return { phase: 'void', roundId, balance: String(balance), next: fingerprintOf(seats.of(token).secret) };
  };

  const start = (token: string, seat: Seat, order: FlightOrder): Flight => {
    const flight = newFlight(order, seat.secret, powers);
    seat.secret = powers.secret();
    seat.flights = [flight, ...seat.flights].slice(0, HISTORY);
    const end = flight.startedAt + timeOf(targetOf(flight) ?? flight.point);
    const arm = (): void => {
      flight.stop = after(end - now(), () => {
        settleTime(flight, now());
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
      const seat = seats.of(token);
      const views = seat.flights.map((flight) => viewOf(flight, now()));
      return {
        next: fingerprintOf(seat.secret),
        flying: views.find((view) => view.phase === 'flying') ?? null,
        history: views.filter((view) => view.phase !== 'flying'),
      };
    },
    bet: async (token, order) => {
      const known = seats.find(token, order.roundId);
      if (known !== undefined) return reply(token, known);
      const { currency, decimals } = await wallet.openRound(token);
      const { auto, bet } = order;
      if (!betsFor(currency, decimals).includes(bet)) throw new RangeError('no such bet');
      if (auto !== null && (!Number.isInteger(auto) || auto < LOWEST_AUTO || auto > CAP))
        throw new RangeError('no such cash-out');
      const seat = seats.of(token);
      if (seat.starting?.roundId === order.roundId) return seat.starting.done;
      const [last] = seat.flights;
      if (seat.starting !== null || (last !== undefined && viewOf(last, now()).phase === 'flying'))
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
      const flight = seats.find(token, roundId);
      if (flight === undefined) return unknown(token, roundId);
      settleTime(flight, now());
      land(flight, multiplierAt(now() - flight.startedAt));
      return reply(token, flight);
    },
    watch: async (token, roundId) => {
      const flight = seats.find(token, roundId);
      if (flight === undefined) return unknown(token, roundId);
      if (viewOf(flight, now()).phase === 'flying') {
        await new Promise<void>((resolve) => {
          flight.watchers.add(resolve);
          after(WATCH_MS, resolve);
        });
      }
      return reply(token, flight);
    },
  };
}
