import { Hono } from 'hono';
import type { SandboxEnv } from '../http/env.ts';
import { noOverrides } from '../http/overrides.ts';
import { UnknownEvent } from '../realtime/announcer.ts';
import { ACTIVITY_TIMEOUT } from '../realtime/hub.ts';
import { InsufficientFunds } from '../world/ledger/ledger.ts';
import type { ControlParts } from './control.types.ts';
import { loopbackOnly } from './guard.ts';
import { optionLists } from './options.ts';
import { addReports } from './report-routes.ts';
import { addScenarios } from './scenario-routes.ts';
import { triggers } from './triggers/index.ts';
import { ControlProblem, readBody } from './triggers/problem.ts';

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
  const endFaults = (): void => {
    faults.clear();
    world.situations.clear();
    hub.setDown(false);
    hub.setActivityTimeout(ACTIVITY_TIMEOUT);
    Object.assign(services.overrides, noOverrides());
  };
  control.post('/clear', (c) => {
    for (const { id, inForce } of actions.list()) if (inForce) actions.undo(id);
    endFaults();
    world.maintenance.clearAll();
    world.flags.set('closed', false);
    world.phoneRules.clear();
    crashOrders.clear();
    actions.clear();
    return c.json({ ok: true, said: 'Nothing is out of the ordinary any more' });
  });
  control.post('/reset', async (c) => {
    endFaults();
    recorder.clear();
    pushService.clear();
    browserReports.clear();
    await world.reset();
    actions.clear();
    live.publish({ kind: 'reset' });
    return c.json({ ok: true });
  });

  addScenarios(control, parts);
  addReports(control, parts);
  return control;
}
