export { isAgent } from './agent.rules.ts';
export type { AgentEligibility, AgentLevels } from './agent.types.ts';
export { createAgent, type AgentFeature } from './createAgent.ts';
