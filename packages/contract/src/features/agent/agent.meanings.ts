import { should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Calls about agents that more than the window for agents needs. */
export const agent: CallMeanings = {
  agentLevelRename: {
    level: 'may',
    without: 'Levels of agents are shown as numbers.',
  },
  applyForAgentCheck: {
    level: 'may',
    without: 'The member centre offers no application to become an agent.',
    request: {
      agent_id: 'Id of the agent who introduced the member; empty for none.',
      apply_agent_flag: 'Always 1.',
    },
  },
  memberInfo: {
    level: 'may',
    without: 'The form opened by a link of an agent offers all currencies.',
    request: { id: 'Id of the agent in the link `?id=`.' },
    reply: {
      currency: should(
        'Currency of the agent. The form for registration takes it.',
        'The form keeps the currency of the page.',
      ),
    },
  },
  checkAgentDomain: {
    level: 'may',
    without: 'Visitors on a domain of an agent register without this agent.',
    request: { host: 'Host of the page in the browser.' },
    reply: {
      is_valid: should('Whether the host is a domain of an agent.', 'The host counts as the site itself.'),
      currency: 'Currency in which visitors of this domain register; they cannot change it. Missing: any.',
      agent_id: 'Id of the agent who becomes the introducer of all who register here.',
    },
  },
};
