import { AsyncLocalStorage } from 'node:async_hooks';
import type { Effects, Scenario } from './scenario.types.ts';

/** Header that puts one call under scenarios, by their names with commas between. */
export const SCENARIO_HEADER = 'x-sandbox-scenario';

/** Which scenarios hold: for everybody, and for the call that is being answered. */
export interface Situations {
  /** The active scenarios, the call's own first. */
  current(): readonly Effects[];
  /** Runs `work` under separate scenarios; those for all visitors apply as well. */
  within<T>(own: readonly Scenario[], work: () => T): T;
  /** Scenarios that hold for everybody, oldest first. */
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

/** A scenario whose answers go wrong at one path only. */
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
