export { isAgent } from './agent.rules.ts';
export { createAgent } from './createAgent.ts';
