import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { createSiteCookies } from '../../adapters/browser/cookies.ts';
import type { RegistrationReferral } from './registration.types.ts';

/** An introducer that was not typed. */
export interface GivenIntroducer {
  readonly kind: 'agent' | 'recommend';
  readonly value: string;
  /** Known to be valid, so that it cannot be edited (REG-33x). */
  readonly sure: boolean;
}

/** Facts of a visitor before the form is shown. */
export interface RegistrationEntry {
  readonly given: GivenIntroducer | null;
  /** Currency that the domain locks, open or not (REG-38). */
  readonly domainCurrency: string | null;
  /** Currency of the agent of a link; '' when unknown (REG-37x). */
  readonly agentCurrency: string;
  /** A link that proved invalid (REG-02). */
  readonly invalid: 'agent' | 'recommend' | null;
}

const api = () => import('./registration.api.ts');

type EntryDeps = Pick<FeatureDeps, 'calls' | 'queryClient' | 'site' | 'ports'> & {
  readonly referral: RegistrationReferral;
};

/** The agent of this domain; an answer is valid for the tab. Undefined when the platform does not say (AGT-12x). */
const askDomain = async (deps: EntryDeps) => {
  const queryKey = ['registration', 'agent-domain', deps.ports.device.host] as const;
  type Domain = Awaited<ReturnType<Awaited<ReturnType<typeof api>>['fetchAgentDomain']>>;
  const known = deps.queryClient.getQueryData<Domain>(queryKey);
  const domain = known ?? (await (await api()).fetchAgentDomain(deps));
  if (domain !== undefined) deps.queryClient.setQueryData(queryKey, domain);
  return domain;
};

/** Reads the agent of this domain and stores it for a day. Without an answer the stored one counts (REG-38). */
const enterDomain = async (deps: EntryDeps) => {
  const domain = await askDomain(deps);
  const cookies = createSiteCookies(deps.ports.cookies);
  if (domain === undefined) return null;
  if (domain.agentId === null) cookies.forgetAgentDomain();
  else cookies.setAgentDomainId(domain.agentId);
  return domain;
};

const none = { given: null, agentCurrency: '', invalid: null } as const;

const enterLink = async (deps: EntryDeps, recommendOn: () => Promise<boolean>) => {
  const found = await deps.referral.current();
  if (found === null) return none;
  const { kind, value, source } = found;
  if (source === 'domain') return { ...none, given: { kind, value, sure: true } };
  if (kind === 'recommend' && !(await recommendOn())) return none;
  const { fetchAgentCurrency, fetchLinkValid } = await api();
  const [valid, agentCurrency] = await Promise.all([
    fetchLinkValid(deps, kind, value),
    kind === 'agent' ? fetchAgentCurrency(deps, value) : '',
  ]);
  if (valid === false) return { ...none, invalid: kind };
  return { ...none, given: { kind, value, sure: valid === true }, agentCurrency };
};

/**
 * Finds the introducer of the visitor: the agent of the domain, or an invitation, else the link, else an earlier link. An
 * invalid link is forgotten (REG-35).
 * @param recommendOn whether members can refer others; called only when it matters
 */
export const enterRegistration = async (
  deps: EntryDeps,
  recommendOn: (domainCurrency: string | null) => Promise<boolean>,
): Promise<RegistrationEntry> => {
  const domain = await enterDomain(deps);
  const domainCurrency = domain?.currency ?? null;
  const link = await enterLink(deps, () => recommendOn(domainCurrency));
  if (link.invalid !== null) deps.referral.forget();
  const agent = domain?.agentId ?? null;
  // On the domain of an agent, that agent counts, whatever a link says.
  if (agent === null || link.given?.kind === 'recommend') return { ...link, domainCurrency };
  return { ...link, given: { kind: 'agent', value: agent, sure: true }, agentCurrency: '', domainCurrency };
};
