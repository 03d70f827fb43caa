/** A section of the agent window, as addresses name it (AGT-08x). */
export type AgentSection = 'Plan' | 'Register';

/** What an agent window shows: a section, or the word that it is for agents only (AUTH-50x). */
export type AgentPage = AgentSection | 'no-permission';

/**
 * The page of the agent window. Only the plan is for everybody (AUTH-50x); an address that names nothing known is the plan, and
 * for a member without an agent's rights it is the notice, for it may be a page of agents.
 */
export function agentPage(named: string | undefined, agent: boolean): AgentPage {
  const wanted = named?.toLowerCase();
  if (wanted === undefined || wanted === '' || wanted === 'plan') return 'Plan';
  if (!agent) return 'no-permission';
  return wanted === 'register' ? 'Register' : 'Plan';
}
