export { agentTransferRecords, downlineMembers, operations, settlements, strata } from './agent-centre.records.ts';
export { createAgentTransfers } from './agent-centre.transfers.ts';
