export { limitRefusedStore } from './refusals/protection.refused.ts';
export { profileCap } from './protection.amounts.ts';
export { acknowledgeFunds, storeMarketing } from './protection.choices.ts';
export { followSession } from './protection.follow.ts';
export { activity } from './protection.history.ts';
export { confirmRaise, declineLimit, storeLimits, storeReview, withdrawRaise } from './protection.limits.ts';
export { excludeMember, markSumsRead, pressPanic, takeBreak } from './protection.pauses.ts';
export { optIn, storePayout } from './protection.play.ts';
export { protectionQueries, rereadProtection, rereadState } from './protection.queries.ts';
export { answerCheck, storeCheck } from './protection.session.ts';
export type {
  FundsNotice,
  GameFacts,
  MarketingChoice,
  MemberLimit,
  ProtectionState,
  RealityCheck,
  SessionSums,
} from './protection.types.ts';
export { withdrawalPorts } from './protection.withdrawal.ts';
