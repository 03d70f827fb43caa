import { should, type CallMeanings, type FieldMeanings } from '../../calls/meaning.types.ts';

const SERVICE = 'The page refers members to customer service.';

const path: FieldMeanings = {
  path: 'Members between the agent and the rows, the last one is the parent of the rows. They are the links above the table.',
  'path.id': 'Id of the member, sent as parent_id when the link is pressed.',
  'path.member_account': 'Account name of the member, the words of the link.',
};

const parent = 'Id of the member whose members are shown; empty for those of the agent.';

/** Sums of a day or of a line. Amounts are in the currency of the agent. */
const sums: FieldMeanings = {
  register_count: 'Members who registered.',
  first_deposit_count: 'Members who paid in for the first time.',
  deposit_amount: 'Sum of the deposits.',
  withdrawal_amount: 'Sum of the withdrawals.',
  bet_amount: 'Sum of the bets.',
  valid_bet_amount: 'Sum of the bets that count for turnover.',
  win_loss: 'Result of the bets for the members: negative if they lost.',
  bonus_amount: 'Sum of the bonuses.',
};

const strata: FieldMeanings = {
  member_count: 'Number of all members below, in all layers.',
  bet_amount: 'Sum of the bets of this member and all below.',
  valid_bet_amount: 'Sum of their bets that count for turnover.',
  win_loss: 'Result of their bets for the members: negative if they lost.',
  rebate: 'Sum of the rebates that they got.',
  commission: 'Commission of the agent from them.',
};

/** Tables of the window for agents. */
export const agentRecords: CallMeanings = {
  downline: {
    level: 'may',
    without: SERVICE,
    request: {
      parent_id: parent,
      member_account: 'Beginning of an account name, looked for in all layers; empty for all members of one layer.',
      member_type: '1 members only, 2 agents only, empty for both.',
    },
    reply: {
      list: 'Members of this page, a row each.',
      'list.id': 'Id of the member, sent as parent_id to see those below.',
      'list.member_account': should('Account name.', 'The row has no name.'),
      member_type: '1 a member, 2 an agent.',
      agent_level: 'Level of an agent, whose name agentLevelRename gives.',
      member_cash: 'Money of the member.',
      downline_count: 'Number of members directly below. 0: the row leads nowhere.',
      register_at: 'When the member registered.',
      last_login_at: 'Last sign-in of the member.',
      status: 'State of the account: `active`, `frozen` or `disabled`.',
      ...path,
    },
  },
  operationTable: {
    level: 'may',
    without: SERVICE,
    request: {
      member_account: 'Account name of one member; empty for all members of the agent.',
      gt_id: 'Id of the hall whose bets count; empty for all.',
      gp_id: 'Id of the provider whose bets count; empty for all.',
    },
    reply: {
      list: 'Days of this page, a row each.',
      date: 'The day: `2026-01-15`.',
      total: 'Sums of all days of the range, the last row of the table.',
      ...sums,
    },
  },
  stratifiedTable: {
    level: 'may',
    without: SERVICE,
    request: { parent_id: parent },
    reply: {
      list: 'Members of this page, a row each.',
      'list.id': 'Id of the member, sent as parent_id to see those below.',
      'list.member_account': should('Account name.', 'The row has no name.'),
      agent_level: 'Level of an agent, whose name agentLevelRename gives.',
      total: 'Sums of all rows on all pages, the last row of the table.',
      ...strata,
      ...path,
    },
  },
  agentTransferRecord: {
    level: 'may',
    without: `${SERVICE} After a lost answer the outcome of a transfer stays open.`,
    reply: {
      list: 'Transfers of this page, the newest first.',
      target_account: 'Account name of the member who got the money.',
      amount: 'Amount of the transfer.',
      status: 'State: `pending` not decided, `success` done, `failed` not done.',
      created_at: 'When the transfer was made.',
    },
  },
  performanceSettlement: {
    level: 'may',
    without: SERVICE,
    request: { status: 'State of the settlements that are shown; empty for all.' },
    reply: {
      list: 'Settlements of this page, the newest first.',
      id: 'Id of the settlement. A second one with the same id is left out.',
      period: 'Period in words: `2026-01-05 – 2026-01-11`.',
      active_members: 'Members below the agent who bet in the period.',
      net_profit: 'What the house earned from them.',
      rate: 'Part of it that the agent gets, such as 0.25 for 25 %.',
      commission: 'Money that the agent gets.',
      adjustment: 'Correction by the operator, with a sign.',
      status:
        'State: `pending` (not paid yet), `settled` (paid) or `carried` (a loss that is deducted in the next period).',
      settled_at: 'When it was paid.',
      total_commission: 'Sum of the commissions of all settlements that fit.',
    },
  },
};
