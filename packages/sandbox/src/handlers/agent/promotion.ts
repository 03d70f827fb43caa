import { agentPromotion } from '@housefront/contract/features/agent-centre';
import { agentDomains } from '../../seed/registration.ts';
import { defineMemberHandler } from '../../answers/defineHandler.ts';
import { daysOf } from './daysOf.ts';
import { forAgents } from './forAgents.ts';

/** The agent's own hosts, and their results within some days. */
export const agentPromotionHandler = defineMemberHandler(
  agentPromotion,
  forAgents(({ request, signed: { member }, world, ok, refuse }) => {
    const days = daysOf(world.agency, request);
    if (!days) return refuse('400', 'badRequest');
    const { registered, firstDeposits } = world.agency.figures(member, world.agency.line(member), days);
    return ok({
      detail: {
        agent_id: member.id,
        domains: Object.entries(agentDomains)
          .filter(([, { currency }]) => currency === member.currency)
          .map(([host]) => `http://${host}`),
        visit_count: registered + world.agency.visits(member, days),
        register_count: registered,
        first_deposit_count: firstDeposits,
      },
    });
  }),
);
