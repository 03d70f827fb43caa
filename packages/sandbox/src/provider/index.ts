import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { renderBackdrop, renderSymbol } from '../art/symbol.ts';
import type { FlightPowers } from './crash/flights.ts';
import { crashPage } from './crash/page.ts';
import { createCrashRoutes, createRealFlights } from './crash/routes.ts';
import { pageHeaders } from './game/document.ts';
import { rulesPage } from './rules-page.ts';
import { endedPage, slotPage } from './slot/page.ts';
import { createRounds } from './slot/rounds.ts';
import { ProviderWalletError, STAKE_REFUSALS, type ProviderRound, type ProviderWallet } from './game/wallet.types.ts';

/** Dependencies of the provider. */
export interface ProviderDeps {
  readonly wallet: ProviderWallet;
  /** Unpredictable numbers in [0, 1): they decide about money. */
  readonly random: () => number;
  /** True for a game that is played as a crash game; all others are slots. */
  readonly isCrash: (game: ProviderRound) => boolean;
  /** Time and orders of the crash game. */
  readonly flights: Pick<FlightPowers, 'now' | 'ordered'>;
}

const spinRequest = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(300)),
  bet: z.int().check(z.positive()),
  roundId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
});

const files: Readonly<Record<string, string>> = {
  'slot.css': 'text/css; charset=utf-8',
  'desk.css': 'text/css; charset=utf-8',
  'crash.css': 'text/css; charset=utf-8',
  'rules.css': 'text/css; charset=utf-8',
  'crash.js': 'text/javascript; charset=utf-8',
  'curve.js': 'text/javascript; charset=utf-8',
  'fair.js': 'text/javascript; charset=utf-8',
  'past.js': 'text/javascript; charset=utf-8',
  'rounds.js': 'text/javascript; charset=utf-8',
  'slot.js': 'text/javascript; charset=utf-8',
  'reels.js': 'text/javascript; charset=utf-8',
  'lines.js': 'text/javascript; charset=utf-8',
  'paytable.js': 'text/javascript; charset=utf-8',
  'sound.js': 'text/javascript; charset=utf-8',
};

/** The provider emulator, to be mounted at `/provider`: launch page, slots, the crash game and their files (SBX-03). */
export function createProviderRoutes({ wallet, random, isCrash, flights: powers }: ProviderDeps): Hono {
  const routes = new Hono();
  const rounds = createRounds(wallet, random);
  const flights = createRealFlights(wallet, powers);

  for (const path of ['/play', '/slot']) {
    routes.get(path, async (c) => {
      const token = c.req.query('token') ?? '';
      try {
        const round = await wallet.openRound(token);
        const page = isCrash(round) ? crashPage(token, round, flights.seat(token)) : slotPage(token, round, random);
        return c.html(page, 200, pageHeaders);
      } catch (error) {
        if (!(error instanceof ProviderWalletError)) throw error;
        const locale = c.req.header('accept-language')?.split(/[,;]/)[0]?.replace('-', '_') ?? '';
        return c.html(endedPage(locale), 404, pageHeaders);
      }
    });
  }

  routes.get('/rules/:kind{slot|crash}', (c) =>
    c.html(rulesPage(c.req.param('kind') === 'crash' ? 'crash' : 'slot', c.req.query('lang') ?? ''), 200, pageHeaders),
  );

  routes.post('/slot/spin', async (c) => {
    const request = spinRequest.safeParse(await c.req.json().catch(() => null));
    if (!request.success) return c.json({ code: 'bad-request' }, 400);
    const { token, bet, roundId } = request.data;
    try {
      return c.json(await rounds.play(token, bet, roundId), 200, { 'cache-control': 'no-store' });
    } catch (error) {
      if (error instanceof ProviderWalletError)
        return c.json({ code: error.code }, STAKE_REFUSALS.includes(error.code) ? 409 : 401);
      if (error instanceof RangeError) return c.json({ code: 'bad-request' }, 400);
      throw error;
    }
  });

  routes.route('/crash', createCrashRoutes(flights));

  routes.get('/assets/:kind{symbols|rooms}/:name', (c) => {
    const name = /^([a-z-]{2,20})\.svg$/.exec(c.req.param('name'))?.[1] ?? '';
    const svg = c.req.param('kind') === 'symbols' ? renderSymbol(name) : renderBackdrop(name);
    if (svg === null) return c.notFound();
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
  });

  routes.get('/assets/:file', (c) => {
    const file = c.req.param('file');
    const type = Object.hasOwn(files, file) ? files[file] : undefined;
    if (type === undefined) return c.notFound();
    const body = readFileSync(new URL(`./public/${file}`, import.meta.url), 'utf8');
    return c.body(body, 200, {
      'content-type': type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  return routes;
}
