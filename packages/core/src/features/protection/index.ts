export { confirmRaise, declineLimit, storeLimits, storeReview, withdrawRaise } from './protection.limits.ts';
export { protectionQueries, rereadProtection } from './protection.queries.ts';
export type { MemberLimit, PlayedSums, ProtectionState } from './protection.types.ts';
export { protectionNow } from './protection.values.ts';
