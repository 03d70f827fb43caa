import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { memberQueries } from './member.queries.ts';

/** Loads the data of a member after a sign-in. A failed load shows no message and does not affect the others (AUTH-15x). */
export const loadForMember = (deps: FeatureDeps): void => {
  const { profile, recommend } = memberQueries(deps);
  void deps.queryClient.prefetchQuery(profile());
  void deps.queryClient.prefetchQuery(recommend());
};
