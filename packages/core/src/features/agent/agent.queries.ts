import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { memberCurrency } from '../../money/member-currency.ts';
import { query } from '../../loading/query.ts';
import type { ReportDays } from './agent.types.ts';

const api = () => import('./agent.api.ts');
/** Terms change seldom (milliseconds). */
const KEPT = { staleTime: 10 * 60_000 };

/** Query options of the agent window, each for one member. */
export const agentQueries = (deps: FeatureDeps) => {
  const memberId = () => deps.ports.storage.get('member_id') ?? '';
  const { i18n } = deps;
  return {
    levels: () =>
      query(
        ['member', 'agent-levels', memberId()],
        async ({ signal }) => (await api()).fetchLevels(deps, signal),
        KEPT,
      ),
    /** @param introducer of the visitor; empty without one */
    eligibility: (introducer: string) =>
      query(['member', 'agent-eligibility', memberId(), introducer], async ({ signal }) =>
        (await api()).fetchEligibility(deps, introducer, signal),
      ),
    plan: () =>
      query(
        ['member', 'agent-plan', memberId(), i18n.locale, memberCurrency(deps)],
        async ({ signal }) => (await api()).fetchPlan(deps, signal),
        KEPT,
      ),
    agreement: () =>
      query(
        ['member', 'agent-agreement', memberId(), i18n.locale],
        async ({ signal }) => (await api()).fetchAgreement(deps, signal),
        KEPT,
      ),
    promotion: (days: ReportDays) =>
      query(['member', 'agent-promotion', memberId(), days.from, days.to], async ({ signal }) =>
        (await api()).fetchPromotion(deps, days, signal),
      ),
  };
};
