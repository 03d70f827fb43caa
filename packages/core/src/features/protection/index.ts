export { tellRefusals } from './protection.calls.ts';
export { excludeMember, markSumsRead, pressPanic, takeBreak } from './protection.pauses.ts';
export { protectionQueries, rereadProtection } from './protection.queries.ts';
export { refusedStore, type ProtectionRefusal } from './protection.refused.ts';
export type { MemberLimit, PlayedSums, ProtectionState } from './protection.types.ts';
export { protectionNow } from './protection.values.ts';
export { withdrawalPorts } from './protection.withdrawal.ts';
