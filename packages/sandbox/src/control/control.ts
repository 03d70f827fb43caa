import { keptReportsSchema } from '@housefront/contract/browser-reports.schema';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { SandboxEnv } from '../http/env.ts';
import { noOverrides } from '../http/overrides.ts';
import type { Recorder } from '../http/recorder.ts';
import { UnknownEvent } from '../realtime/announcer.ts';
import { ACTIVITY_TIMEOUT } from '../realtime/hub.ts';
import { findScenario, scenarios } from '../scenarios/scenarios.ts';
import { InsufficientFunds } from '../world/ledger/ledger.ts';
import type { PushService } from '../push/push-service.ts';
import type { ActionLog } from './actions.ts';
import type { BrowserReports } from './browser-reports.ts';
import { calledOnPurpose, loopbackOnly } from './guard.ts';
import type { Live } from './live.ts';
import { optionLists } from './options.ts';
import { ControlProblem, readBody } from './triggers/problem.ts';
import { ledgerReport, membersReport, ordersReport } from './report.ts';
import { memberOf } from './triggers/lookup.ts';
import { triggers, type TriggerParts } from './triggers/index.ts';

/** Dependencies of the control interface. */
export interface ControlParts extends TriggerParts {
  readonly recorder: Recorder;
  readonly pushService: PushService;
  readonly actions: ActionLog;
  readonly live: Live;
  readonly browserReports: BrowserReports;
}

/** The JSON control interface under `/control`, for this machine only (SBX-04). */
export function createControl(parts: ControlParts): Hono<SandboxEnv> {
  const { services, faults, hub, crashOrders, recorder, pushService, actions, live, browserReports } = parts;
  const { world } = services;
  const control = new Hono<SandboxEnv>();
  control.use(loopbackOnly);
  control.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  control.onError((error, c) => {
    if (error instanceof ControlProblem) return c.json({ problem: error.message }, error.status);
    if (error instanceof UnknownEvent || error instanceof InsufficientFunds)
      return c.json({ problem: error.message }, 400);
    throw error;
  });

  for (const trigger of triggers) {
    control.post(`/${trigger.name}`, async (c) => {
      const outcome = trigger.run(parts, await readBody(c, trigger.shape));
      const action = actions.note(outcome);
      return c.json({ ok: true, said: outcome.said, ...(outcome.undo && { undo: action }), ...outcome.answer });
    });
  }

  const scenarioOf = (name: string) => {
    const scenario = findScenario(name);
    if (!scenario) throw new ControlProblem(`there is no scenario ${name}`, 404);
    return scenario;
  };
  const setScenario = (name: string) => {
    const scenario = scenarioOf(name);
    world.situations.activate(scenario);
    const said = `Scenario: ${scenario.title}`;
    const undo = actions.note({
      said,
      undo: () => {
        world.situations.deactivate(scenario.name);
        faults.letGo();
      },
      inForce: () => world.situations.active().includes(scenario),
    });
    return { ok: true, said, undo };
  };
  control.get('/scenarios', (c) =>
    c.json({
      scenarios: scenarios.map(({ name, title, does, group = 'situations', call = '' }) => ({
        name,
        title,
        does,
        group,
        call,
        active: world.situations.active().some((one) => one.name === name),
      })),
    }),
  );
  control.post('/scenario/:name', (c) => c.json(setScenario(c.req.param('name'))));
  control.delete('/scenario/:name', (c) => {
    const { name, title } = scenarioOf(c.req.param('name'));
    world.situations.deactivate(name);
    faults.letGo();
    live.publish({ kind: 'actions' });
    return c.json({ ok: true, said: `Over: ${title}` });
  });
  control.get('/scenario/:name', calledOnPurpose, (c) => {
    const done = setScenario(c.req.param('name'));
    // For a person who typed the address, an explanation.
    return c.req.header('sec-fetch-dest') === 'document' ? c.redirect('/', 303) : c.json(done);
  });

  control.get('/triggers', (c) =>
    c.json({
      triggers: triggers.map(({ name, group, title, does, fields }) => ({ name, group, title, does, fields })),
      options: optionLists(world),
    }),
  );
  control.get('/actions', (c) => c.json({ actions: actions.list() }));
  control.post('/undo/:id', (c) => {
    const said = actions.undo(Number(c.req.param('id')));
    if (said === undefined) throw new ControlProblem('there is nothing to take back', 404);
    return c.json({ ok: true, said: `Taken back: ${said}` });
  });
  control.post('/clear', (c) => {
    for (const { id, inForce } of actions.list()) if (inForce) actions.undo(id);
    faults.clear();
    world.situations.clear();
    world.maintenance.clearAll();
    world.flags.set('closed', false);
    world.phoneRules.clear();
    hub.setDown(false);
    hub.setActivityTimeout(ACTIVITY_TIMEOUT);
    crashOrders.clear();
    Object.assign(services.overrides, noOverrides());
    actions.clear();
    return c.json({ ok: true, said: 'Nothing is out of the ordinary any more' });
  });
  control.post('/reset', async (c) => {
    faults.clear();
    world.situations.clear();
    hub.setDown(false);
    hub.setActivityTimeout(ACTIVITY_TIMEOUT);
    Object.assign(services.overrides, noOverrides());
    recorder.clear();
    pushService.clear();
    browserReports.clear();
    await world.reset();
    actions.clear();
    live.publish({ kind: 'reset' });
    return c.json({ ok: true });
  });

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

  return control;
}
