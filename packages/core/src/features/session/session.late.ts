import type { FeatureDeps } from '../../feature-deps.ts';
import { createLate, PART_MISSING, refuse, type LatePart } from '../../late.ts';
import type { createSession } from './createSession.ts';
import { createSessionFront, type Admission, type LoginOutcome, type SessionFeature } from './session.front.ts';

/** The session whose actions come with a late part. */
export const lateSession = (
  deps: FeatureDeps,
  part: LatePart<{ readonly createSession: typeof createSession }>,
): SessionFeature => {
  const front = createSessionFront();
  return {
    ...front,
    ...createLate(deps, part, (arrived): SessionFeature => arrived.createSession(deps, front), {
      login: { message: PART_MISSING, answer: (): LoginOutcome => ({ kind: 'refused', message: PART_MISSING }) },
      deviceInfo: { answer: refuse },
      complete: { message: PART_MISSING, nothing: true },
      admit: { message: PART_MISSING, answer: (): Admission => 'refused' },
      answerOffer: { nothing: true },
      logout: { message: PART_MISSING },
      start: {},
    }),
  };
};
