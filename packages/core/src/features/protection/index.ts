export { followSession } from './protection.follow.ts';
export { confirmRaise, declineLimit, storeLimits, storeReview, withdrawRaise } from './protection.limits.ts';
export { optIn, storePayout } from './protection.play.ts';
export { protectionQueries, rereadProtection, rereadState } from './protection.queries.ts';
export { answerCheck, storeCheck } from './protection.session.ts';
export type {
  GameFacts,
  MemberLimit,
  PlayedSums,
  ProtectionState,
  RealityCheck,
  SessionSums,
} from './protection.types.ts';
export { protectionNow } from './protection.values.ts';
