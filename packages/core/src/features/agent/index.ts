export { applyToBeAgent } from './agent.apply.ts';
export { agencyKind, isAgent, levelName, standingOf } from './agent.rules.ts';
export { createAgent, type AgentFeature } from './createAgent.ts';
