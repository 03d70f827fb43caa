import { like, should, type CallMeanings } from '../../calls/meaning.types.ts';

const SERVICE = 'The page refers members to customer service.';

/** Members who bring others. */
export const recommend: CallMeanings = {
  recommendProject: {
    level: 'may',
    without: 'The page says that it could not be loaded, and offers to try again.',
    reply: {
      recommend_code: 'Code of the member, part of the link `?invite=` that the page offers to copy.',
      title: 'Heading of the page.',
      content: should('Rules, as HTML.', 'The page has the link without rules.'),
      levels: should('What members earn, a row of the table each.', 'The page has no table.'),
      level: 'Name or number of the level.',
      condition: 'What it takes, in words.',
      rate: 'Part that is earned, such as 0.05 for 5 %.',
      today_count: 'Members brought today.',
      total_count: 'Members brought so far.',
      total_award: 'Money earned so far.',
    },
  },
  recommendRecord: {
    level: 'may',
    without: SERVICE,
    reply: {
      list: 'Awards of this page.',
      id: like('Id of the award. A second one with the same id is left out.', '31'),
      member_account: 'Account name of the member who was brought, masked if the platform wishes.',
      award_type: like('What the award is for, in words.', 'First deposit'),
      amount: like(should('Amount of the award.', 'The row shows –.'), '5.00'),
      status: like('State: `pending` not decided, `success` paid, `failed` not paid, `cancelled`.', 'success'),
      created_at: like('When it was earned.', '2026-01-15 09:30:00'),
      total_amount: 'Sum of all awards that fit.',
    },
  },
  recommendMember: {
    level: 'may',
    without: SERVICE,
    request: { member_account: like('Beginning of an account name; empty for all.', 'n***9') },
    reply: {
      list: 'Members of this page.',
      member_account: like('Account name of the member who was brought, masked if the platform wishes.', 'n***9'),
      register_at: like('When the member registered.', '2026-01-10 18:00:00'),
      first_deposit_at: like('First deposit. Missing: there was none.', '2026-01-10 18:20:00'),
      deposit_total: like('Sum of the deposits.', '300.00'),
      valid_bet_total: like('Sum of the bets that count for turnover.', '1250.00'),
      award_total: like('Money that the member brought to the one who asks.', '15.00'),
    },
  },
};
