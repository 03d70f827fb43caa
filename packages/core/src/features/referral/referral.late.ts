import type { FeatureDeps } from '../../feature-deps.ts';
import { createLate, refuse, type LatePart } from '../../late.ts';
import type { createReferral, ReferralFeature } from './createReferral.ts';

/** The referral, whose code comes with a late part. A registration never goes on as if nobody had introduced the visitor. */
export const lateReferral = (
  deps: FeatureDeps,
  part: LatePart<{ readonly createReferral: typeof createReferral }>,
): ReferralFeature => ({
  ...createLate(deps, part, (arrived): ReferralFeature => arrived.createReferral(deps), {
    start: {},
    current: { answer: refuse },
    forget: { nothing: true },
    link: { answer: refuse },
  }),
});
