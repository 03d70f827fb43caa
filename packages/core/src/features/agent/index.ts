import type { MemberLayout } from '@housefront/contract/features/member';
import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';

/** Names of agent levels by number; a name is text or a map by language (AGT-05x). */
export type AgentLevels = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What the platform says to an application (AGT-10, AGT-11x). */
export type AgentEligibility =
  | { readonly kind: 'eligible' | 'not-eligible' }
  | { readonly kind: 'refused'; readonly message: string };

/** `member_type` of a member without an agent's rights (MEM-02). */
const REGULAR_MEMBER = 1;

/** True for members with an agent's rights: any type but the regular one (MEM-02, AGT-01). */
export const isAgent = (layout: Pick<MemberLayout, 'member_type'>): boolean => layout.member_type !== REGULAR_MEMBER;

/** What an agent window needs to know. */
export interface AgentFeature {
  readonly queries: {
    readonly levels: () => ReturnType<typeof levelOptions>;
    /** Asked with the introducer of the visitor, or none. */
    readonly eligibility: (introducer: string) => ReturnType<typeof eligibilityOptions>;
  };
}

const owner = ({ ports }: FeatureDeps) => ports.storage.get('member_id') ?? '';

const levelOptions = (deps: FeatureDeps) =>
  queryOptions({
    queryKey: ['member', 'agent-levels', owner(deps)],
    queryFn: async ({ signal }) => (await import('./agent.api.ts')).fetchLevels(deps, signal),
    staleTime: 10 * 60_000,
  });

const eligibilityOptions = (deps: FeatureDeps, introducer: string) =>
  queryOptions({
    queryKey: ['member', 'agent-eligibility', owner(deps), introducer],
    queryFn: async ({ signal }) => (await import('./agent.api.ts')).fetchEligibility(deps, introducer, signal),
  });

/** Creates the agent feature. */
export const createAgent = (deps: FeatureDeps): AgentFeature => ({
  queries: {
    levels: () => levelOptions(deps),
    eligibility: (introducer) => eligibilityOptions(deps, introducer),
  },
});
