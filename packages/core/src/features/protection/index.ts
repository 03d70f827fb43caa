export { optIn, storePayout } from './protection.play.ts';
export { protectionQueries, rereadProtection } from './protection.queries.ts';
export type { GameFacts, MemberLimit, PlayedSums, ProtectionState } from './protection.types.ts';
export { protectionNow } from './protection.values.ts';
