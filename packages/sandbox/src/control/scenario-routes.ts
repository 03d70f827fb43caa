import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/env.ts';
import { findScenario, scenarios } from '../scenarios/scenarios.ts';
import type { ControlParts } from './control.types.ts';
import { calledOnPurpose } from './guard.ts';
import { ControlProblem } from './triggers/problem.ts';

/** Adds the addresses that begin and end scenarios. */
export function addScenarios(control: Hono<SandboxEnv>, { services, faults, actions, live }: ControlParts): void {
  const { world } = services;
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
}
