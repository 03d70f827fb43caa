import type { Flight } from './flight.ts';
import type { FlightReply } from './flight.types.ts';

/** Number of launches that are kept. */
const SEATS = 500;

/** The place of a launch in the game. */
export interface Seat {
  /** Determines the next crash point. */
  secret: string;
  /** Newest first; only the first one may be running. */
  flights: readonly Flight[];
  /** The round whose bet is being placed. */
  starting: { readonly roundId: string; readonly done: Promise<FlightReply> } | null;
}

/** Creates the seats; the oldest ones without a running round go when there are too many. */
export function createSeats(secret: () => string) {
  const seats = new Map<string, Seat>();
  return {
    /** The seat of a launch, made when it is first asked for. */
    of: (token: string): Seat => {
      const known = seats.get(token);
      if (known !== undefined) return known;
      const seat: Seat = { secret: secret(), flights: [], starting: null };
      seats.set(token, seat);
      for (const [other, { flights, starting }] of seats) {
        if (seats.size <= SEATS) break;
        if (starting === null && flights[0]?.landed !== null) seats.delete(other);
      }
      return seat;
    },
    find: (token: string, roundId: string): Flight | undefined =>
      seats.get(token)?.flights.find((flight) => flight.roundId === roundId),
  };
}
