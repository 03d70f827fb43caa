import { AsyncLocalStorage } from 'node:async_hooks';
import type { Effects, Scenario } from './scenario.types.ts';

/** Header that applies scenarios to one call, by their names, separated by commas. */
export const SCENARIO_HEADER = 'x-sandbox-scenario';

/** The active scenarios, of all calls and of the current call. */
export interface Situations {
  /** The active scenarios, the call's own first. */
  current(): readonly Effects[];
  /** Runs `work` with additional scenarios. */
  within<T>(own: readonly Scenario[], work: () => T): T;
  /** Scenarios for all calls, oldest first. */
  active(): readonly Scenario[];
  activate(scenario: Scenario): void;
  deactivate(name: string): void;
  clear(): void;
}

/** Creates the registry; nothing is active at first. */
export function createSituations(): Situations {
  const call = new AsyncLocalStorage<readonly Scenario[]>();
  let active: readonly Scenario[] = [];
  const without = (name: string) => active.filter((one) => one.name !== name);
  return {
    current: () => [...(call.getStore() ?? []), ...active.toReversed()].map(({ effects }) => effects),
    within: (own, work) => call.run(own, work),
    active: () => active,
    activate: (scenario) => {
      active = [...without(scenario.name), scenario];
    },
    deactivate: (name) => {
      active = without(name);
    },
    clear: () => {
      active = [];
    },
  };
}

/** A scenario whose faults are limited to one path. */
export function narrowed(scenario: Scenario, path: string): Scenario {
  const { faults, delays } = scenario.effects;
  return {
    ...scenario,
    effects: {
      ...scenario.effects,
      ...(faults && { faults: faults.map((fault) => ({ ...fault, path })) }),
      ...(delays && { delays: delays.map((delay) => ({ ...delay, path })) }),
    },
  };
}
