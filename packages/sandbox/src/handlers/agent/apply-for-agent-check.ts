import { applyForAgentCheck } from '@housefront/contract/features/agent';
import { defineMemberHandler } from '../defineHandler.ts';

/** Regular members may apply; whoever is an agent already may not (code 104). */
export const applyForAgentCheckHandler = defineMemberHandler(applyForAgentCheck, ({ signed: { member }, ok, refuse }) =>
  member.profile['agent_level'] === undefined ? ok() : refuse('104', 'agentAlready'),
);
