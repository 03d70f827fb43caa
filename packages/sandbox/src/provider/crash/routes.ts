import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { ProviderWalletError, STAKE_REFUSALS, type ProviderWallet } from '../game/wallet.types.ts';
import type { FlightReply } from './flight.types.ts';
import { createFlights, FlightRefused, type FlightPowers, type Flights } from './flights.ts';

const token = z.string().check(z.minLength(1), z.maxLength(300));
const roundId = z.string().check(z.regex(/^[\w-]{8,64}$/));

const betRequest = z.object({
  token,
  roundId,
  bet: z.int().check(z.positive()),
  auto: z.nullable(z.int()),
  fingerprint: z.string().check(z.regex(/^[\da-f]{64}$/)),
});
const roundRequest = z.object({ token, roundId });

/** Starts once after so many milliseconds, without keeping the process alive. */
const after: FlightPowers['after'] = (ms, run) => {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Flights with system timers and secure randomness. */
export const createRealFlights = (wallet: ProviderWallet, powers: Pick<FlightPowers, 'now' | 'ordered'>): Flights =>
  createFlights(wallet, { ...powers, after, secret: () => randomBytes(32).toString('hex') });

/** The calls of the crash game, to be mounted at `/provider/crash`. */
export function createCrashRoutes(flights: Flights): Hono {
  const routes = new Hono();

  const answer = async <T extends { readonly token: string }>(
    c: Context,
    shape: z.ZodMiniType<T>,
    act: (request: T) => Promise<FlightReply>,
  ) => {
    const request = shape.safeParse(await c.req.json().catch(() => null));
    if (!request.success) return c.json({ code: 'bad-request' }, 400);
    try {
      return c.json(await act(request.data), 200, { 'cache-control': 'no-store' });
    } catch (error) {
      if (error instanceof ProviderWalletError)
        return c.json({ code: error.code }, STAKE_REFUSALS.includes(error.code) ? 409 : 401);
      if (error instanceof FlightRefused) return c.json({ code: error.code, ...flights.seat(request.data.token) }, 409);
      if (error instanceof RangeError) return c.json({ code: 'bad-request' }, 400);
      throw error;
    }
  };

  routes.post('/bet', (c) => answer(c, betRequest, ({ token: launch, ...order }) => flights.bet(launch, order)));
  routes.post('/cash-out', (c) =>
    answer(c, roundRequest, (request) => flights.cashOut(request.token, request.roundId)),
  );
  routes.post('/watch', (c) => answer(c, roundRequest, (request) => flights.watch(request.token, request.roundId)));
  return routes;
}
