export { applyToBeAgent } from './agent.apply.ts';
export { agentTransferRecords, downlineMembers, operations, settlements, strata } from './agent.records.ts';
export { isAgent, levelName, standingOf } from './agent.rules.ts';
export { createAgentTransfers } from './agent.transfers.ts';
export { createAgent } from './createAgent.ts';
