import type { FeatureDeps } from '../../feature-deps.ts';
import { memberQueries } from './member.queries.ts';

/** Loads what a sign-in asks for. One that fails shows no message and leaves the others as they are (AUTH-15x, ERRM-02x). */
export const loadForMember = (deps: FeatureDeps): void => {
  const { profile, recommend } = memberQueries(deps);
  void deps.queryClient.prefetchQuery(profile());
  void deps.queryClient.prefetchQuery(recommend());
};
