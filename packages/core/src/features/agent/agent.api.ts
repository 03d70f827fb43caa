import { agentLevelRename, applyForAgentCheck } from '@housefront/contract/features/agent';
import { agentAgreement, agentPlan, agentPromotion, applyForAgent } from '@housefront/contract/features/agent-centre';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { moneyPayload } from '../../money/member-currency.ts';
import { unwrap, type CallResult } from '../../adapters/http/call-types.ts';
import { eligibilityOf } from './agent.codes.ts';
import { domainOrigin } from './agent.rules.ts';
import type {
  AgentApplicationForm,
  AgentEligibility,
  AgentLevels,
  AgentPlan,
  AgentPromotion,
  AgreementPart,
  ReportDays,
} from './agent.types.ts';
import { plainText, plainTexts } from '../../i18n/plain-text.ts';

/** Names of the levels (APIM-13). */
export const fetchLevels = async ({ calls }: FeatureDeps, signal: AbortSignal): Promise<AgentLevels> => {
  const levels = unwrap(await calls.send(agentLevelRename, {}, { signal, silent: true }));
  return Object.fromEntries(Object.entries(levels).map(([level, name]) => [level, plainTexts(name)]));
};

/** Whether the member may become an agent: 101 and 104 say no, other codes are failures with their message (AGT-10). */
export const fetchEligibility = async (
  { calls }: FeatureDeps,
  introducer: string,
  signal: AbortSignal,
): Promise<AgentEligibility> => {
  const body = { agent_id: introducer, apply_agent_flag: 1 } as const;
  const reply = await calls.send(applyForAgentCheck, body, { signal, silent: true });
  if (reply.ok) return { kind: 'eligible' };
  return eligibilityOf(reply.error) ?? unwrap(reply);
};

/** The plan in the language of the page, for the currency of the member (AGT-13x). */
export const fetchPlan = async (deps: FeatureDeps, signal: AbortSignal): Promise<AgentPlan> => {
  const request = { ...moneyPayload(deps), language: deps.i18n.locale };
  const { title, content, levels } = unwrap(await deps.calls.send(agentPlan, request, { signal, silent: true }));
  return {
    title: plainText(title),
    content,
    levels: levels.map(({ level, active_members, min_profit, rate }) => ({
      level,
      activeMembers: active_members,
      minProfit: min_profit,
      rate,
    })),
  };
};

/** The agreement in the language of the page (AGT-14x). */
export const fetchAgreement = async (
  { calls, i18n, site }: FeatureDeps,
  signal: AbortSignal,
): Promise<readonly AgreementPart[]> => {
  const request = { site_id: site.getState().siteId, language: i18n.locale };
  const parts = unwrap(await calls.send(agentAgreement, request, { signal, silent: true }));
  return parts.map(({ title, content }) => ({ title: plainText(title), content }));
};

/** The addresses of an agent, and their results within some days (AGT-17x). */
export const fetchPromotion = async (
  { calls, site }: FeatureDeps,
  { from, to }: ReportDays,
  signal: AbortSignal,
): Promise<AgentPromotion> => {
  const request = { site_id: site.getState().siteId, start_at: `${from} 00:00:00`, end_at: `${to} 23:59:59` };
  const wire = unwrap(await calls.send(agentPromotion, request, { signal, silent: true }));
  return {
    agentId: wire.agent_id,
    domains: wire.domains.flatMap((domain) => domainOrigin(domain) ?? []),
    visits: wire.visit_count,
    registrations: wire.register_count,
    firstDeposits: wire.first_deposit_count,
  };
};

/** Applies to become an agent (AGT-11x). */
export const sendApplication = (
  { calls }: FeatureDeps,
  introducer: string,
  { contact, remark }: AgentApplicationForm,
): Promise<CallResult<null>> => {
  const body = { agent_id: introducer, apply_agent_flag: 1, contact: contact.trim(), remark: remark.trim() } as const;
  return calls.send(applyForAgent, body, { silent: true });
};
