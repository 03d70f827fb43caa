import { applyForAgentCheck } from '@housefront/contract/features/agent';
import { applyForAgent } from '@housefront/contract/features/agent-centre';
import { MAX_CONTACT, MAX_REMARK } from '@housefront/contract/rules';
import { defineMemberHandler } from '../../answers/defineHandler.ts';

/** Regular members may apply; agents may not (104), nor members who have already applied (103). */
export const applyForAgentCheckHandler = defineMemberHandler(
  applyForAgentCheck,
  ({ signed: { member }, world, ok, refuse }) => {
    if (world.agency.agentOf(member)) return refuse('104', 'agentAlready');
    return world.agentApplications.find(member.id) ? refuse('103', 'applicationOpen') : ok();
  },
);

/** Takes an application, one for each member. */
export const applyForAgentHandler = defineMemberHandler(
  applyForAgent,
  ({ request, signed: { member }, world, ok, refuse }) =>
    world.db.transaction(() => {
      const contact = request.contact.trim();
      if (world.agency.agentOf(member)) return refuse('104', 'agentAlready');
      if (world.agentApplications.find(member.id)) return refuse('103', 'applicationOpen');
      if (contact === '' || contact.length > MAX_CONTACT || request.remark.length > MAX_REMARK) {
        return refuse('102', 'contactMissing');
      }
      world.agentApplications.add(member.id, { introducer: String(request.agent_id), contact, remark: request.remark });
      return ok();
    }),
);
