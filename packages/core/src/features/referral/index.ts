export { createReferral, type ReferralFeature } from './createReferral.ts';
export type { Referral, ReferralKind } from './referral.rules.ts';
