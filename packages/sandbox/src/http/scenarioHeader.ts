import { envelope } from '@housefront/contract/envelope';
import type { MiddlewareHandler } from 'hono';
import { findScenario } from '../scenarios/scenarios.ts';
import { SCENARIO_HEADER, type Situations } from '../scenarios/situations.ts';
import type { SandboxEnv } from './env.ts';

/** Puts a call under the scenarios that its header names; a name that nobody knows is answered with HTTP 400. */
export function underScenarios(situations: Situations): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const names = (c.req.header(SCENARIO_HEADER) ?? '').split(',').map((name) => name.trim());
    const wanted = names.filter((name) => name !== '').map((name) => ({ name, scenario: findScenario(name) }));
    const unknown = wanted.find(({ scenario }) => scenario === undefined);
    if (unknown) return c.json(envelope('400', `there is no scenario ${unknown.name}`, null), 400);
    await situations.within(
      wanted.flatMap(({ scenario }) => scenario ?? []),
      next,
    );
    return undefined;
  };
}
