export { isAgent } from './agent.rules.ts';
export { createAgent, type AgentFeature } from './createAgent.ts';
