export { createReferral, type ReferralFeature } from './createReferral.ts';
export { lateReferral } from './referral.late.ts';
