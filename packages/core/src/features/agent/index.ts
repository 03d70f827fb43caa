export { applyToBeAgent } from './agent.apply.ts';
export { isAgent, levelName, standingOf } from './agent.rules.ts';
export { createAgent } from './createAgent.ts';
