/** A section of the agent window, as in addresses (AGT-08x). */
export type AgentSection = 'Plan' | 'Register';

/** The page of an agent window: a section, or the notice that it is for agents only (AUTH-50x). */
export type AgentPage = AgentSection | 'no-permission';

/**
 * Resolves the page of the agent window. Only the plan is public (AUTH-50x); an unknown section is the plan, or the notice for
 * members without an agent's rights.
 */
export function agentPage(named: string | undefined, agent: boolean): AgentPage {
  const wanted = named?.toLowerCase();
  if (wanted === undefined || wanted === '' || wanted === 'plan') return 'Plan';
  if (!agent) return 'no-permission';
  return wanted === 'register' ? 'Register' : 'Plan';
}
