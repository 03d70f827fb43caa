import type { DeclaredEntry } from '../../../kernel/member/memberMenu.ts';

/** Sections for members who are not agents yet (AUTH-50x). */
const terms = [
  { id: 'Plan', icon: 'plan', label: 'account.agent_plan' },
  { id: 'Agreement', icon: 'agreement', label: 'agent.agreement' },
] as const satisfies readonly DeclaredEntry[];

const centre = [
  { id: 'DownlineInfo', icon: 'downline', label: 'agent.downline' },
  { id: 'Promotion', icon: 'promotion', label: 'agent.promotion' },
  { id: 'OperationTable', icon: 'operation', label: 'agent.operation' },
  { id: 'StratifiedTable', icon: 'layers', label: 'agent.strata' },
  { id: 'Transfer', icon: 'transfer', label: 'agent.transfer' },
  { id: 'PerformanceSettlement', icon: 'performance', label: 'agent.settlements' },
] as const satisfies readonly DeclaredEntry[];

const register = { id: 'Register', icon: 'invite', label: 'account.agent_register' } as const satisfies DeclaredEntry;

/** A section of the agent window, as in addresses (AGT-08x). */
export type AgentSection = (typeof terms)[number]['id'] | (typeof centre)[number]['id'] | 'Register';

/** The page of an agent window: a section, or the notice that it is for agents only (AUTH-50x). */
export type AgentPage = AgentSection | 'NoPermission';

/** The menu of the agent window; a member who is not an agent sees only the terms (AGT-09). */
export const agentMenu = (
  agent: boolean,
): readonly {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly (DeclaredEntry & { readonly id: AgentSection })[];
}[] =>
  agent
    ? [
        { id: 'agent', label: 'account.agent_centre', entries: [...terms, register] },
        { id: 'ProxyCenter', label: 'agent.proxy_centre', entries: centre },
      ]
    : [{ id: 'agent', label: 'account.agent_centre', entries: terms }];

const named = (entries: readonly { readonly id: AgentSection }[], wanted: string): AgentSection | undefined =>
  entries.find(({ id }) => id.toLowerCase() === wanted)?.id;

/**
 * Resolves the page of the agent window. Plan and agreement are for every member, the others for agents. Without a valid name
 * it is the plan, for agents the list of their members (AGT-08x).
 */
export function agentPage(section: string | undefined, agent: boolean): AgentPage {
  const wanted = section?.toLowerCase() ?? '';
  if (wanted === '') return agent ? 'DownlineInfo' : 'Plan';
  const open = named(terms, wanted);
  if (open !== undefined) return open;
  if (!agent) return 'NoPermission';
  return named([register, ...centre], wanted) ?? 'DownlineInfo';
}
