import { keptReportsSchema } from '@housefront/contract/browser-reports.schema';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { SandboxEnv } from '../http/env.ts';
import type { ControlParts } from './control.types.ts';
import { ledgerReport, membersReport, ordersReport } from './report.ts';
import { memberOf } from './triggers/lookup.ts';
import { ControlProblem, readBody } from './triggers/problem.ts';

/** Adds the addresses that say what happened, with those that programs of the demo report to. */
export function addReports(control: Hono<SandboxEnv>, parts: ControlParts): void {
  const { services, hub, recorder, pushService, live, browserReports } = parts;
  const { world } = services;
  control.get('/live', (c) => live.serve(c));
  control.get('/calls', (c) => c.json({ calls: recorder.calls(Number(c.req.query('since') ?? 0) || 0) }));
  control.get('/messages', (c) => c.json({ messages: world.outbox.list(c.req.query('to')) }));
  // A browser of the sandbox's own push service: tests let a page subscribe with it.
  control.post('/push-browser', (c) => c.json({ ok: true, ...pushService.subscribe() }));
  control.post('/push-browser/end', async (c) => {
    const { endpoint } = await readBody(c, z.strictObject({ endpoint: z.string() }));
    pushService.unsubscribe(endpoint);
    return c.json({ ok: true });
  });
  control.get('/notices', async (c) => {
    await services.push.settled();
    return c.json({ notices: pushService.arrived() });
  });
  // The address that the demo's gateway sends reports of browsers to.
  control.post('/browser-reports', async (c) => {
    browserReports.take((await readBody(c, keptReportsSchema)).reports);
    return c.body(null, 204);
  });
  control.get('/browser-reports', (c) => c.json({ reports: browserReports.list() }));
  control.get('/orders', (c) => c.json({ orders: ordersReport(world) }));
  control.get('/members', (c) => c.json({ members: membersReport(world, hub) }));
  control.get('/ledger/:account', (c) => c.json(ledgerReport(world, memberOf(world, c.req.param('account')))));
  control.get('/captcha/:token', (c) => {
    const answer = world.captchas.peek(c.req.param('token'));
    if (answer === undefined) throw new ControlProblem('there is no open captcha with this token', 404);
    return c.json({ answer });
  });
  // The address that the demo's gateway asks for the newest build; 404 means the site's own file.
  control.get('/builds/latest.json', (c) => {
    const id = services.overrides.buildId;
    if (id === null) throw new ControlProblem('no newer build was ordered', 404);
    return c.json({ id, timestamp: String(world.clock.now()) });
  });
}
