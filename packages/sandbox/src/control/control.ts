import { parseAmount, toWire } from '@housefront/contract/money';
import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import type { SandboxEnv } from '../http/env.ts';
import { FAULT_MODES, type Faults } from '../http/faults.ts';
import { readPlatformTime } from '../http/platformTime.ts';
import type { Recorder } from '../http/recorder.ts';
import type { Platform } from '../handlers/platform.ts';
import type { CrashOrders } from '../provider/crash/orders.ts';
import { UnknownEvent } from '../realtime/announcer.ts';
import { InsufficientFunds, MAIN_PURSE } from '../world/ledger.ts';
import type { Member } from '../world/members.ts';
import { loopbackOnly } from './guard.ts';

/** What the control interface works on. */
export interface ControlParts {
  readonly platform: Platform;
  readonly faults: Faults;
  readonly recorder: Recorder;
  readonly crashOrders: CrashOrders;
}

/** A request that cannot be done; becomes HTTP 400 (404 for what does not exist) with the problem in words. */
class ControlProblem extends Error {
  readonly status: 400 | 404;

  constructor(message: string, status: 400 | 404 = 400) {
    super(message);
    this.status = status;
  }
}

const time = z.optional(z.nullable(z.union([z.string(), z.number()])));
const bodies = {
  maintenance: z.strictObject({ gp_id: z.string(), on: z.boolean(), start_at: time, end_at: time }),
  closed: z.strictObject({ on: z.boolean() }),
  crash: z.strictObject({ points: z.array(z.number().check(z.gte(1), z.lte(1000))).check(z.maxLength(100)) }),
  latency: z.strictObject({ path: z.optional(z.string()), ms: z.number().check(z.gte(0), z.lte(600_000)) }),
  fault: z.strictObject({
    path: z.string(),
    mode: z.enum(FAULT_MODES),
    code: z.optional(z.string()),
    message: z.optional(z.string()),
    times: z.optional(z.int().check(z.gte(1))),
  }),
  session: z.strictObject({ account: z.string(), action: z.enum(['expire', 'rotate']) }),
  event: z.strictObject({ channel: z.string(), event: z.string(), data: z.optional(z.unknown()) }),
  cash: z.strictObject({
    account: z.string(),
    gp_id: z.optional(z.string()),
    amount: z.union([z.number(), z.string()]),
  }),
};

/** The JSON control interface under `/control`, for this machine only (SBX-04). */
export function createControl({ platform, faults, recorder, crashOrders }: ControlParts): Hono<SandboxEnv> {
  const { world, announcer } = platform;
  const control = new Hono<SandboxEnv>();
  control.use(loopbackOnly);
  control.onError((error, c) => {
    if (error instanceof ControlProblem) return c.json({ problem: error.message }, error.status);
    if (error instanceof UnknownEvent || error instanceof InsufficientFunds)
      return c.json({ problem: error.message }, 400);
    throw error;
  });

  const memberOf = (account: string): Member => {
    const member = world.members.byAccount(account);
    if (!member) throw new ControlProblem(`there is no member ${account}`, 404);
    return member;
  };
  const providerOf = (gpId: string): string => {
    const provider = world.catalogue.provider(gpId);
    if (!provider) throw new ControlProblem(`there is no provider ${gpId}`, 404);
    return provider.oriGpId ?? provider.gpId;
  };

  control.get('/captcha/:token', (c) => {
    const answer = world.captchas.peek(c.req.param('token'));
    if (answer === undefined) throw new ControlProblem('there is no open captcha with this token', 404);
    return c.json({ answer });
  });

  control.post('/maintenance', async (c) => {
    const { gp_id, on, start_at, end_at } = await read(c, bodies.maintenance);
    if (on) world.maintenance.set(providerOf(gp_id), { startAt: timeOf(start_at), endAt: timeOf(end_at) });
    else world.maintenance.clear(providerOf(gp_id));
    return c.json({ ok: true });
  });

  control.post('/closed', async (c) => {
    world.flags.set('closed', (await read(c, bodies.closed)).on);
    return c.json({ ok: true });
  });

  control.post('/crash', async (c) => {
    const { points } = await read(c, bodies.crash);
    crashOrders.add(points.map((point) => Math.round(point * 100)));
    return c.json({ ok: true });
  });

  control.post('/latency', async (c) => {
    const { path, ms } = await read(c, bodies.latency);
    faults.delay(ms, path);
    return c.json({ ok: true });
  });

  control.post('/fault', async (c) => {
    faults.add(await read(c, bodies.fault));
    return c.json({ ok: true });
  });

  control.post('/clear', (c) => {
    faults.clear();
    crashOrders.clear();
    world.maintenance.clearAll();
    world.flags.set('closed', false);
    return c.json({ ok: true });
  });

  control.post('/session', async (c) => {
    const { account, action } = await read(c, bodies.session);
    const { id } = memberOf(account);
    if (action === 'expire') world.sessions.expireAll(id);
    else world.sessions.rotateSoon(id);
    return c.json({ ok: true });
  });

  control.post('/event', async (c) => {
    const { channel, event, data = {} } = await read(c, bodies.event);
    announcer.toChannel(channel, event, data);
    return c.json({ ok: true });
  });

  control.post('/cash', async (c) => {
    const { account, gp_id, amount } = await read(c, bodies.cash);
    const units = parseAmount(amount);
    if (units === null) throw new ControlProblem('amount is no amount of money');
    const purse = gp_id === undefined ? MAIN_PURSE : providerOf(gp_id);
    const balance = world.ledger.post(memberOf(account).id, purse, units, 'adjustment', 'control');
    return c.json({ ok: true, balance: toWire(balance) });
  });

  control.get('/ledger/:account', (c) => {
    const member = memberOf(c.req.param('account'));
    return c.json({
      account: member.account,
      member_id: member.id,
      currency: member.currency,
      playing: world.runs.playing(member.id) ?? null,
      total: toWire(world.ledger.total(member.id)),
      balances: world.ledger.balances(member.id).map(({ purse, balance }) => ({ purse, balance: toWire(balance) })),
      movements: world.ledger
        .movements(member.id)
        .map((line) => ({ ...line, amount: toWire(line.amount), balanceAfter: toWire(line.balanceAfter) })),
      problems: world.ledger.problems(),
    });
  });

  control.get('/calls', (c) => c.json({ calls: recorder.calls(Number(c.req.query('since') ?? 0) || 0) }));

  control.post('/reset', async (c) => {
    faults.clear();
    crashOrders.clear();
    recorder.clear();
    await world.reset();
    return c.json({ ok: true });
  });

  return control;
}

async function read<T>(c: Context, shape: z.ZodMiniType<T>): Promise<T> {
  const parsed = z.safeParse(shape, await c.req.json().catch(() => undefined));
  if (!parsed.success) throw new ControlProblem(z.prettifyError(parsed.error));
  return parsed.data;
}

function timeOf(value: string | number | null | undefined): number | null {
  if (value === undefined || value === null) return null;
  const ms = readPlatformTime(value);
  if (ms === undefined) throw new ControlProblem(`${value} is no time; use YYYY-MM-DD HH:mm:ss or ISO`);
  return ms;
}
