import type { FeatureDeps } from '../../feature-deps.ts';
import { query } from '../../query.ts';

const api = () => import('./agent.api.ts');

/** Query options of the agent window, each for one member. */
export const agentQueries = (deps: FeatureDeps) => {
  const memberId = () => deps.ports.storage.get('member_id') ?? '';
  return {
    levels: () =>
      query(['member', 'agent-levels', memberId()], async ({ signal }) => (await api()).fetchLevels(deps, signal), {
        staleTime: 10 * 60_000,
      }),
    /** @param introducer of the visitor; empty without one */
    eligibility: (introducer: string) =>
      query(['member', 'agent-eligibility', memberId(), introducer], async ({ signal }) =>
        (await api()).fetchEligibility(deps, introducer, signal),
      ),
  };
};
