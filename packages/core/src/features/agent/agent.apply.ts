import { showOutcome } from '../../calls/call-outcome.ts';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { agentQueries } from './agent.queries.ts';
import type { AgentApplicationForm, AgentEligibility } from './agent.types.ts';

/**
 * Applies to become an agent and emits the result as a message; after a success the application counts as pending. Never
 * rejects (AGT-11x).
 * @param introducer agent id of the referrer; '' for none
 * @returns whether it was accepted
 */
export const applyToBeAgent = async (
  deps: FeatureDeps,
  introducer: string,
  form: AgentApplicationForm,
): Promise<boolean> => {
  const { queryClient } = deps;
  const { sendApplication } = await import('./agent.api.ts');
  const result = await sendApplication(deps, introducer, form);
  showOutcome(deps, result, 'agent.applied');
  const { queryKey } = agentQueries(deps).eligibility(introducer);
  if (result.ok) queryClient.setQueryData<AgentEligibility>(queryKey, { kind: 'pending' });
  else void queryClient.invalidateQueries({ queryKey });
  return result.ok;
};
