export { createReferral, type ReferralFeature } from './createReferral.ts';
