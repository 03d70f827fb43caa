import { ignorable, should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Calls of the window for agents: plan, application, promotion, transfer. */
export const agentCentre: CallMeanings = {
  agentPlan: {
    level: 'may',
    without: 'The page says who may apply, without the plan.',
    reply: {
      title: 'Heading of the plan.',
      content: should('Text of the plan, as HTML.', 'The page shows the table alone.'),
      levels: should('What each level needs and earns, a row of the table each.', 'There is no table.'),
      level: 'Number of the level, whose name agentLevelRename gives.',
      active_members: 'Least number of members below the agent who bet in the period. Missing: any.',
      min_profit: 'Least sum that the house earns from them in the period. Missing: any.',
      rate: 'Part of the profit that the agent gets, such as 0.25 for 25 %.',
    },
  },
  agentAgreement: {
    level: 'may',
    without: 'Customer service takes applications of agents.',
    reply: {
      title: 'Heading of a part of the agreement.',
      content: should('Text of the part, as HTML.', 'The part is a heading alone.'),
    },
  },
  applyForAgent: {
    level: 'may',
    without: 'Customer service takes applications of agents.',
    request: {
      agent_id: 'Id of the agent who introduced the member; empty for none.',
      apply_agent_flag: 'Always 1.',
      contact: 'Phone number or account by which the operator reaches the applicant.',
      remark: ignorable('Words of the applicant; may be empty.'),
    },
  },
  downlineStore: {
    level: 'may',
    without: 'Agents cannot register members; their links still do.',
    request: {
      member_agent: 'Id of the agent who registers the member.',
      password: 'Password of the new member.',
      withdraw_password: 'Withdrawal password of the new member, four digits.',
      member_type: 'What the new account is: 1 a member, 2 an agent.',
      commission_rate: 'Part of the commission that a new agent gets, such as `0.10`; empty for a member.',
    },
    reply: { member_id: 'Id of the new member. Only that it is there is read.' },
  },
  agentPromotion: {
    level: 'may',
    without: 'The page says that it could not be loaded, and offers to try again.',
    reply: {
      agent_id: 'Id of the agent, part of the links `?id=` that the page offers to copy.',
      domains:
        'Addresses of domains of the agent, such as `https://www.example.com`; a link is made for each. None: the site alone.',
      visit_count: 'Visitors by these links in the range.',
      register_count: 'Members who registered by them in the range.',
      first_deposit_count: 'Members among them with a first deposit in the range.',
    },
  },
  agentTransfer: {
    level: 'may',
    without: 'Agents cannot give money to members of their line.',
    request: {
      target_account: 'Account name of the member who gets the money.',
      amount: 'Amount as decimal text, such as `100.00`, in the currency of the agent.',
      remark: ignorable('Words of the agent; may be empty.'),
    },
    reply: { member_cash: should('Money of the agent after the transfer.', 'The site asks myCash for it.') },
  },
};
