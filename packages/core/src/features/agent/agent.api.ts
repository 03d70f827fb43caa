import { agentLevelRename, applyForAgentCheck } from '@housefront/contract/features/agent';
import type { FeatureDeps } from '../../feature-deps.ts';
import { unwrap } from '../../adapters/call-types.ts';
import type { AgentEligibility, AgentLevels } from './agent.types.ts';

/** Names of the levels (APIM-13). */
export const fetchLevels = async ({ calls }: FeatureDeps, signal: AbortSignal): Promise<AgentLevels> =>
  unwrap(await calls.send(agentLevelRename, {}, { signal, silent: true }));

/** Whether the member may become an agent (APIM-15, AGT-10): 101 and 104 say no, other codes are failures with their message. */
export const fetchEligibility = async (
  { calls }: FeatureDeps,
  introducer: string,
  signal: AbortSignal,
): Promise<AgentEligibility> => {
  const body = { agent_id: introducer, apply_agent_flag: 1 } as const;
  const reply = await calls.send(applyForAgentCheck, body, { signal, silent: true });
  if (reply.ok) return { kind: 'eligible' };
  if (reply.error.code === '101' || reply.error.code === '104') return { kind: 'not-eligible' };
  if (reply.error.kind === 'refused' && reply.error.message) return { kind: 'refused', message: reply.error.message };
  return unwrap(reply);
};
