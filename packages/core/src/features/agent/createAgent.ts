import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { agentQueries } from './agent.queries.ts';

/** Data of an agent window. */
export interface AgentFeature {
  readonly queries: ReturnType<typeof agentQueries>;
}

/** Creates the agent feature. */
export const createAgent = (deps: FeatureDeps): AgentFeature => ({ queries: agentQueries(deps) });
