export { acknowledgeFunds, storeMarketing } from './protection.choices.ts';
export { activity } from './protection.history.ts';
export { protectionQueries, rereadProtection } from './protection.queries.ts';
export type { FundsNotice, MarketingChoice, MemberLimit, PlayedSums, ProtectionState } from './protection.types.ts';
export { protectionNow } from './protection.values.ts';
