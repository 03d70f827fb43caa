import { envelope } from '@housefront/contract/envelope';
import type { MiddlewareHandler } from 'hono';
import { findScenario } from '../scenarios/scenarios.ts';
import { narrowed, SCENARIO_HEADER, type Situations } from '../scenarios/situations.ts';
import type { SandboxEnv } from './env.ts';

/**
 * Applies the scenarios in a call's header: `slow, answers-500@/v2/get_jackpot`. The part after `@` limits failures to a
 * path. An unknown name is answered with HTTP 400.
 */
export function underScenarios(situations: Situations): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const wanted = (c.req.header(SCENARIO_HEADER) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [name = '', path] = entry.split('@');
        const scenario = findScenario(name);
        return { name, scenario: scenario && path !== undefined ? narrowed(scenario, path) : scenario };
      });
    const unknown = wanted.find(({ scenario }) => scenario === undefined);
    if (unknown) return c.json(envelope('400', `there is no scenario ${unknown.name}`, null), 400);
    await situations.within(
      wanted.flatMap(({ scenario }) => scenario ?? []),
      next,
    );
    return undefined;
  };
}
