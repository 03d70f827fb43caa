import type { FeatureDeps } from '../../feature-deps.ts';
import { createLate, refuse, type LatePart } from '../../late.ts';
import type { createMember, MemberFeature } from './createMember.ts';
import { memberQueries } from './member.queries.ts';

/** What the platform knows of the member; it follows the login once a late part is here. */
export const lateMember = (
  deps: FeatureDeps,
  part: LatePart<{ readonly createMember: typeof createMember }>,
): MemberFeature => ({
  queries: memberQueries(deps),
  ...createLate(deps, part, (arrived): MemberFeature => arrived.createMember(deps), {
    isServerPlaying: { answer: refuse },
  }),
});
